import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Stage } from '@linmen/domain/sport/atlas.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { ClosingOdds, Fixture, FootballResult } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { FeedResult, SportsFeed } from '#feeds/port.ts'
import { scriptedFeed } from '#feeds/scripted.ts'
import { fixtureBetween, leagueNamed, teamNamed } from './sport-factory.ts'
import { TEST_NOW_MS } from './test-ports.ts'

const DAY_MS = 86_400_000
const league = leagueNamed('英超')
const basketball = leagueNamed('NBA', 'basketball')
const [london, leeds, york] = [
  teamNamed('1', '伦敦竞技', league),
  teamNamed('2', '利兹流浪', league),
  teamNamed('3', '约克城', league),
]
const hoops = [teamNamed('8', '海港', basketball), teamNamed('9', '山城', basketball)]
const teams = [london, leeds, york, ...hoops]
const stage: Stage = { id: 'st', seasonId: 's1', name: '联赛', kind: 'table', place: 1 }

const match = (id: string, days: number, sides = [london, leeds]): Fixture => {
  const kickOffAtMs = TEST_NOW_MS + days * DAY_MS
  const day = businessDay(kickOffAtMs)
  return fixtureBetween(sides, { id, kickOffAtMs, day, seasonId: 's1', stageId: 'st' })
}

/** Match 100 began an hour ago; 101 comes tomorrow as its second leg; 900 is basketball. */
const past: readonly [Fixture, string, number][] = [
  [match('10', -40), '2:0', 5000],
  [match('11', -30, [leeds, london]), '1:1', 2500],
  [match('12', -20), '0:1', 0],
  [match('13', -9, [london, york]), '3:1', 10_000],
  [match('14', -5, [york, leeds]), '0:2', -2500],
  [match('15', -3, [york, london]), '0:1', -5000],
]
const today: Fixture = { ...match('100', -1 / 24), media: { video: true, cartoon: true } }
const second: Fixture = { ...match('101', 1, [leeds, london]), firstLegId: '12' }
const game: Fixture = { ...match('900', 0, hoops), seasonId: 's2', stageId: 'sb' }
const fixtures = [...past.map(([fixture]) => fixture), today, second, game]

/** A season of three teams with a match that is on, and what is said about that match: a test may add to it. */
export function tellSeason() {
  const said = { play: [] as FootballReport[], depth: [] as DepthRecord[], odds: [] as OddsTick[] }
  const feed: SportsFeed = {
    ...scriptedFeed({ leagues: [league, basketball], teams, fixtures }),
    atlas: async () => {
      const dates = { firstDay: '2020-08-01', lastDay: '2030-05-30', rounds: 6, name: '本季' }
      const seasons = [{ id: 's1', leagueId: league.id, ...dates }]
      return { countries: [], leagues: [league, basketball], seasons, stages: [stage] }
    },
    season: async (id) =>
      id === 's1'
        ? { teams, fixtures: fixtures.filter((each) => each !== game), stages: [stage], results }
        : { teams: [], fixtures: [], stages: [], results: [] },
    reports: async (days, afterMs, untilMs) => ({
      asOfMs: untilMs,
      football: days.includes(today.day) ? said.play.filter((each) => each.atMs > afterMs) : [],
      basketball: [],
      odds: [],
    }),
    depth: async (id) =>
      id === '100' ? { records: said.depth, odds: said.odds } : { records: [], odds: [] },
  }
  return { feed, said }
}

/** The season of a test that adds nothing. */
export const littleSeason = tellSeason().feed

export const KICK_OFF_MS = today.kickOffAtMs

const results: FeedResult[] = past.map(([{ id }, score, line]) => ({
  matchId: id,
  result: ended(score),
  closing: closedAt(line),
}))

function ended(score: string): FootballResult {
  const [home = 0, away = 0] = score.split(':').map(Number)
  const none = { home: 0, away: 0 }
  return {
    sport: 'football',
    phase: 'finished',
    full: { home, away },
    half: { home: Math.min(1, home), away: 0 },
    corners: { home: 5, away: 4 },
    yellowCards: none,
    redCards: none,
  }
}

function closedAt(line: number): ClosingOdds {
  return {
    european: { home: 200, draw: 320, away: 380 },
    asian: { first: 90, line, second: 96 },
    overUnder: { first: 90, line: 25_000, second: 96 },
  }
}
