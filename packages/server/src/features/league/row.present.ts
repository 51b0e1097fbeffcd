import { shownMedia } from '@linmen/domain/match/shown-media.ts'
import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballRow, FootballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { eitherSide, sideMarks } from '@linmen/domain/match/list/back-to-back-sides.ts'
import { basketballStatus } from '@linmen/domain/match/basketball/basketball-status.ts'
import { footballStatus } from '@linmen/domain/match/football/football-status.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { boardOf } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'

/** Matches of a list with their result, or with the state they are in now. */
export function footballRows(ports: Ports, sheets: readonly MatchSheet[]): FootballRow[] {
  const { matches } = boardOf(ports)
  return sheets.map((sheet) => {
    const on = matches.get(sheet.fixture.id)
    return footballRow(sheet, on?.sport === 'football' ? on.live : undefined)
  })
}

/** The same in basketball. Which games are on consecutive days is read off the longer list `among`. */
export function basketballRows(
  ports: Ports,
  sheets: readonly MatchSheet[],
  among: readonly MatchSheet[] = sheets,
): BasketballRow[] {
  const { matches } = boardOf(ports)
  const marks = sideMarks(among.map(({ fixture }) => fixture))
  return sheets.map((sheet) => {
    const on = matches.get(sheet.fixture.id)
    const row = basketballRow(sheet, on?.sport === 'basketball' ? on.live : undefined)
    const marked = marks.get(sheet.fixture.id)
    return marked ? { ...row, ...eitherSide(marked) } : row
  })
}

function footballRow(sheet: MatchSheet, live: MatchLive | undefined): FootballRow {
  const result = sheet.result?.sport === 'football' ? sheet.result : null
  const phase = result?.phase ?? live?.phase ?? 'scheduled'
  const { desc, value, shortDesc } = footballStatus(phase)
  const begun = live && live.phase !== 'scheduled' ? live : null
  const seen = result ?? begun
  return {
    ...common(sheet),
    phase,
    statusWords: { desc, value, shortDesc },
    score: result ? scoreOf(result) : (begun?.score ?? null),
    ...(seen && {
      corners: seen.corners,
      yellowCards: seen.yellowCards,
      redCards: seen.redCards,
    }),
  }
}

function basketballRow(sheet: MatchSheet, live: BasketballLive | undefined): BasketballRow {
  const result = sheet.result?.sport === 'basketball' ? sheet.result : null
  const phase = result?.phase ?? live?.phase ?? 'scheduled'
  const { desc, value, shortDesc } = basketballStatus(phase)
  const begun = live && live.phase !== 'scheduled' ? live : null
  return {
    ...common(sheet),
    phase,
    statusWords: { desc, value, shortDesc },
    score: result?.full ?? begun?.score ?? null,
    periods: [...(result?.periods ?? begun?.periods ?? [])],
    backToBack: false,
    backToBackTwo: false,
    backToBackThree: false,
  }
}

function common({ fixture, league, home, away, closing }: MatchSheet) {
  return {
    id: fixture.id,
    leagueId: league.id,
    leagueName: league.name,
    colour: league.colour,
    seasonId: fixture.seasonId,
    stageId: fixture.stageId,
    round: fixture.round,
    roundName: fixture.roundName,
    group: fixture.group,
    kickOffAtMs: fixture.kickOffAtMs,
    day: fixture.day,
    neutral: fixture.neutral,
    home: sideOf(home, fixture.ranks.home),
    away: sideOf(away, fixture.ranks.away),
    number: fixture.lottery.single?.number ?? null,
    closing: closing && {
      european: closing.european,
      asian: closing.asian,
      overUnder: closing.overUnder,
    },
    ...shownMedia(fixture),
  }
}

const sideOf = ({ id, name }: Team, rank: number | null) => ({
  id,
  name,
  ...(rank !== null && { rank }),
})

const scoreOf = ({ full, half, extra, penalties }: FootballScore) => ({
  full,
  ...(half && { half }),
  ...(extra && { extra }),
  ...(penalties && { penalties }),
})

type FootballScore = Extract<NonNullable<MatchSheet['result']>, { sport: 'football' }>
