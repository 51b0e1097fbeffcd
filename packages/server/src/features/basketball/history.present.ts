import type { BackToBackFlags } from '@linmen/contract/match/back-to-back.schemas.ts'
import type {
  BasketballForm,
  BasketballFuture,
  BasketballPast,
  BasketballStats,
} from '@linmen/contract/match/basketball-history.schemas.ts'
import { daysBetween } from '@linmen/domain/history/calendar-gap.ts'
import { formOf } from '@linmen/domain/history/form.ts'
import { linesSeen } from '@linmen/domain/history/lines-seen.ts'
import { scoreOf, type SeenMatch } from '@linmen/domain/history/seen-match.ts'
import { meanOf, recordOf, sharesOf } from '@linmen/domain/history/team-record.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { MarkOf } from './season-marks.ts'

export function presentStats(matches: readonly SeenMatch[]): BasketballStats {
  const record = recordOf(matches)
  const shares = sharesOf(record)
  const { played, win, draw, lose, handicap, total, scored, conceded } = record
  return {
    results: { win, draw, lose },
    handicaps: { win: handicap.win, push: handicap.push, lose: handicap.lose },
    totals: { over: total.over, under: total.under, push: total.push },
    points: {
      scored: meanOf(scored, played),
      conceded: meanOf(conceded, played),
      total: meanOf(scored + conceded, played),
      margin: meanOf(scored - conceded, played),
    },
    played,
    winPercent: shares.win,
    losePercent: shares.lose,
    handicapPercent: shares.handicapWin,
    overPercent: shares.over,
  }
}

/** `mark` is that of the team whose memory it is. */
export function presentPast(seen: SeenMatch, markOf: MarkOf): BasketballPast {
  const { sheet, home } = seen
  const result = sheet.result?.sport === 'basketball' ? sheet.result : null
  return {
    ...announced(sheet, markOf(sheet, home ? 'home' : 'away')),
    full: result?.full ?? { home: 0, away: 0 },
    half: result && scoreOf(result, 'half'),
    periods: [...(result?.periods ?? [])],
    ...linesSeen(seen),
  }
}

export function presentForm(
  team: Team,
  matches: readonly SeenMatch[],
  { rest, markOf }: { readonly rest: number | null; readonly markOf: MarkOf },
): BasketballForm {
  const { outcomes, streak } = formOf(matches)
  return {
    teamId: team.id,
    teamName: team.name,
    ...presentStats(matches),
    outcomes: [...outcomes],
    streak: streak && { outcome: streak.word, length: streak.length },
    rest,
    matches: matches.map((seen) => presentPast(seen, markOf)),
  }
}

export const presentFuture = (
  sheet: MatchSheet,
  { fromMs, mark }: { readonly fromMs: number; readonly mark: BackToBackFlags },
): BasketballFuture => ({
  ...announced(sheet, mark),
  days: daysBetween(fromMs, sheet.fixture.kickOffAtMs),
})

const announced = ({ fixture, league, home, away }: MatchSheet, mark: BackToBackFlags) => ({
  matchId: fixture.id,
  leagueId: league.id,
  leagueName: league.name,
  roundName: fixture.roundName,
  kickOffAtMs: fixture.kickOffAtMs,
  day: fixture.day,
  neutral: fixture.neutral,
  homeId: home.id,
  homeName: home.name,
  awayId: away.id,
  awayName: away.name,
  backToBack: mark.backToBack,
  backToBackTwo: mark.backToBackTwo,
  backToBackThree: mark.backToBackThree,
})
