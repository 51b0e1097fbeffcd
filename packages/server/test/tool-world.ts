import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { longSeason } from './long-season.ts'
import { TEST_NOW_MS } from './test-ports.ts'

const HOUR_MS = 3_600_000
const COMPANIES = [6, 2, 3, 5, 1]

/** The long season where five companies price every match and money is matched on all three results. */
export const toolWorld: SportsFeed = {
  ...longSeason,
  day: async (sport, day) => {
    const sheet = await longSeason.day(sport, day)
    return { ...sheet, fixtures: sheet.fixtures.map(numbered) }
  },
  season: async (id) => {
    const sheet = await longSeason.season(id)
    return { ...sheet, fixtures: sheet.fixtures.map(numbered) }
  },
  depth: async (matchId, _afterMs, untilMs) => ({
    odds: COMPANIES.flatMap((company, at) => pricesOf(matchId, company, at)).filter(
      ({ atMs }) => atMs <= untilMs,
    ),
    records: [volumeOf(matchId)].filter(({ atMs }) => atMs <= untilMs),
  }),
}

const numbered = <F extends { id: string; sport: string; lottery: object }>(fixture: F): F =>
  fixture.sport === 'football'
    ? { ...fixture, lottery: { ...fixture.lottery, single: { number: '周三001', handicap: -1 } } }
    : fixture

// Long before any match of the season that is still to come, and after none of those that are over.
const OPENED_MS = TEST_NOW_MS - 400 * 24 * HOUR_MS

const pricesOf = (matchId: string, company: number, at: number): OddsTick[] =>
  [0, 1].map((step) => ({
    matchId,
    company,
    seq: step + 1,
    atMs: OPENED_MS + step * 30 * HOUR_MS,
    european: { home: 220 - 20 * step + at, draw: 330, away: 330 + 40 * step - at },
    asian: { first: 95 - step, line: 2500 + 2500 * step, second: 95 },
    overUnder: { first: 90, line: 25_000, second: 95 },
  }))

const volumeOf = (matchId: string): DepthRecord => ({
  matchId,
  seq: 1,
  atMs: OPENED_MS + 31 * HOUR_MS,
  kind: 'volume',
  home: { amount: 6000, price: 200 },
  draw: { amount: 1000, price: 330 },
  away: { amount: 3000, price: 370 },
})
