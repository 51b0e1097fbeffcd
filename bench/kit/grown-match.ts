import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'

/** A goal as it comes out of the record. */
export interface Goal {
  readonly version: number
  readonly report: FootballReport
}

export const BENCH_LEAGUE: League = {
  id: '10',
  sport: 'football',
  countryId: '0',
  name: '联赛',
  fullName: '联赛',
  letter: 'L',
  colour: '#5A2A8C',
  hot: true,
  category: 1,
  level: 1,
  kind: 'league',
  rules: '',
  zones: [],
}

/** Few teams play many matches: how many there are is not what is measured. */
export const BENCH_TEAMS = Array.from({ length: 20 }, (_, at) => teamOf(String(1001 + at), '球队'))

export function grownMatch(at: number, day: string, nowMs: number): Fixture {
  const [home, away] = [at % 10, 10 + (at % 10)].map((place) => BENCH_TEAMS[place]!)
  return {
    id: String(10_000_000 + at),
    sport: 'football',
    leagueId: BENCH_LEAGUE.id,
    seasonId: '1',
    stageId: '1',
    round: 1,
    roundName: '第1轮',
    group: null,
    homeId: home!.id,
    awayId: away!.id,
    day,
    kickOffAtMs: nowMs - 1_800_000,
    neutral: false,
    ranks: { home: 1, away: 9 },
    referee: null,
    lottery: { single: null, beijing: null, pool: null },
    media: { video: false, cartoon: false },
    firstLegId: null,
  }
}

export const kickOffOf = ({ id, kickOffAtMs }: Fixture): FootballReport => ({
  matchId: id,
  seq: 1,
  atMs: kickOffAtMs,
  kind: 'status',
  phase: 'firstHalf',
  clockFromMs: kickOffAtMs,
})

/** The goal that is told next about a match that has had so many. */
export function nextGoal(matchId: string, before: number): Goal {
  const version = before + 2
  const base = { matchId, seq: version, atMs: 1_790_000_000_000 + version }
  const side = before % 2 === 0 ? 'home' : 'away'
  return { version, report: { ...base, kind: 'goal', side, minute: 31, player: '陈一鸣' } }
}

function teamOf(id: string, name: string): Team {
  return {
    id,
    sport: 'football',
    leagueId: BENCH_LEAGUE.id,
    countryId: '0',
    name,
    foundedYear: 1900,
    coach: '',
    venue: { id, name: '', city: '', capacity: 0 },
  }
}
