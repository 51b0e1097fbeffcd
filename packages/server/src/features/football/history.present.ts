import type {
  FormEntry,
  FutureMatch,
  HistorySummary,
  PastMatch,
} from '@linmen/contract/match/history.schemas.ts'
import { daysBetween } from '@linmen/domain/history/calendar-gap.ts'
import { formOf } from '@linmen/domain/history/form.ts'
import { linesSeen } from '@linmen/domain/history/lines-seen.ts'
import type { SeenMatch } from '@linmen/domain/history/seen-match.ts'
import { recordOf, sharesOf } from '@linmen/domain/history/team-record.ts'
import { handicapLabel } from '@linmen/domain/odds/handicap-label.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'

export function presentSummary(matches: readonly SeenMatch[]): HistorySummary {
  const record = recordOf(matches)
  const shares = sharesOf(record)
  return {
    played: record.played,
    win: record.win,
    draw: record.draw,
    lose: record.lose,
    handicapWin: record.handicap.win,
    handicapPush: record.handicap.push,
    handicapLose: record.handicap.lose,
    over: record.total.over,
    totalPush: record.total.push,
    under: record.total.under,
    winPercent: shares.win,
    drawPercent: shares.draw,
    losePercent: shares.lose,
    handicapPercent: shares.handicapWin,
    overPercent: shares.over,
  }
}

export function presentPast(seen: SeenMatch): PastMatch {
  const { sheet, home } = seen
  const { result, closing } = sheet
  const football = result?.sport === 'football' ? result : null
  return {
    ...namesOf(sheet),
    neutral: sheet.fixture.neutral,
    full: result!.full,
    half: football?.half ?? null,
    corners: football?.corners ?? null,
    ...linesSeen(seen),
    // As the team that remembers it gave or received it, like the verdict beside it.
    line: closing ? handicapLabel(home ? closing.asian.line : -closing.asian.line) : null,
  }
}

export const presentFuture = (sheet: MatchSheet, fromMs: number): FutureMatch => ({
  ...namesOf(sheet),
  days: daysBetween(fromMs, sheet.fixture.kickOffAtMs),
})

type Around = Pick<FormEntry, 'rest' | 'future'>

export function presentForm(team: Team, matches: readonly SeenMatch[], around: Around): FormEntry {
  const form = formOf(matches)
  return {
    teamId: team.id,
    teamName: team.name,
    ...presentSummary(matches),
    outcomes: [...form.outcomes],
    streak: form.streak && { outcome: form.streak.word, length: form.streak.length },
    unbeaten: form.unbeaten,
    unbeatenPercent: form.unbeatenRate,
    scored: form.record.scored,
    conceded: form.record.conceded,
    scoredMean: form.scoredMean,
    concededMean: form.concededMean,
    cleanSheets: form.cleanSheets,
    blanks: form.blanks,
    ...around,
    matches: matches.map(presentPast),
  }
}

/** Which match, as the contract names it wherever it speaks of one. */
export const namesOf = ({ fixture, league, home, away }: MatchSheet) => ({
  matchId: fixture.id,
  leagueId: league.id,
  leagueName: league.name,
  kickOffAtMs: fixture.kickOffAtMs,
  homeId: home.id,
  homeName: home.name,
  awayId: away.id,
  awayName: away.name,
})
