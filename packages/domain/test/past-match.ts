import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { League, Team } from '#sport/atlas.ts'
import type { ClosingOdds, Fixture, MatchResult, MatchSheet } from '#sport/fixture.ts'

const DAY_MS = 86_400_000
const FIRST_MS = Date.parse('2026-08-01T20:00:00+08:00')

export interface Past {
  readonly day?: number
  readonly home?: string
  readonly away?: string
  /** `2:1`; null for a match that is not over. */
  readonly score: string | null
  readonly half?: string
  readonly leagueId?: string
  readonly neutral?: boolean
  /** Closing handicap and total in goals; home gives = positive. */
  readonly lines?: readonly [number, number] | null
}

/** A football match of the past, told in as few words as a test needs. */
export function pastMatch(past: Past): MatchSheet {
  const { score, half = '0:0', day = 0 } = past
  const result: MatchResult | null =
    score === null
      ? null
      : {
          sport: 'football',
          phase: 'finished',
          full: pairOf(score),
          half: pairOf(half),
          corners: NOTHING,
          yellowCards: NOTHING,
          redCards: NOTHING,
        }
  return sheetOf(past, result, `m${day}`)
}

/** The same for basketball: the score of every quarter. */
export function pastGame(past: Omit<Past, 'score' | 'half'> & { periods: string[] }): MatchSheet {
  const periods = past.periods.map(pairOf)
  const full = {
    home: periods.reduce((sum, each) => sum + each.home, 0),
    away: periods.reduce((sum, each) => sum + each.away, 0),
  }
  return sheetOf(
    { ...past, score: '0:0' },
    { sport: 'basketball', phase: 'finished', full, periods },
    'g',
  )
}

const NOTHING: Pair = { home: 0, away: 0 }

export function pairOf(text: string): Pair {
  const [home = 0, away = 0] = text.split(':').map(Number)
  return { home, away }
}

function sheetOf(past: Past, result: MatchResult | null, id: string): MatchSheet {
  const { day = 0, home = 'A', away = 'B', leagueId = '10', neutral = false } = past
  const fixture: Fixture = {
    id,
    sport: result?.sport ?? 'football',
    leagueId,
    seasonId: 's',
    stageId: 'st',
    round: 1,
    roundName: '第1轮',
    group: null,
    homeId: home,
    awayId: away,
    day: '2026-08-01',
    kickOffAtMs: FIRST_MS + day * DAY_MS,
    neutral,
    ranks: { home: null, away: null },
    referee: null,
    lottery: { single: null, beijing: null, pool: null },
    media: { video: false, cartoon: true },
    firstLegId: null,
  }
  const team = (teamId: string) => ({ id: teamId, name: teamId }) as Team
  const league = { id: leagueId, name: '英超' } as League
  return {
    fixture,
    league,
    home: team(home),
    away: team(away),
    result,
    closing: linesOf(past.lines === undefined ? [0.5, 2.5] : past.lines),
  }
}

function linesOf(lines: readonly [number, number] | null): ClosingOdds | null {
  if (!lines) return null
  const [asian, total] = lines.map((line) => Math.round(line * 10_000))
  return {
    european: { home: 200, draw: 320, away: 380 },
    asian: { first: 90, line: asian!, second: 96 },
    overUnder: { first: 90, line: total!, second: 96 },
  }
}
