import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairOdds, overChances, resultChances } from '#score-grid/grid-markets.ts'
import type { OddsTick } from '#sport/odds.ts'
import { pastMatch } from '#test/past-match.ts'
import type { MatchPast } from './key-points.ts'
import { dataPoints, gridOf, offersOf } from './market-points.ts'
import { seenBy } from './seen-match.ts'

const tick = (company: number, seq: number, line = 5000): OddsTick => ({
  matchId: 'm',
  company,
  seq,
  atMs: seq,
  european: { home: 200, draw: 340, away: 380 },
  asian: { first: 90, line, second: 96 },
  overUnder: { first: 90, line: 25_000, second: 96 },
})
const nobody: MatchPast = {
  sport: 'football',
  home: { name: '甲队', recent: [], atVenue: [], restDays: null },
  away: { name: '乙队', recent: [], atVenue: [], restDays: null },
  bouts: [],
}

test('the first and the last offer of a company are found by number, not by order', () => {
  const offers = offersOf([tick(2, 3), tick(1, 1), tick(2, 1), tick(2, 2)])
  expect(offers.map(({ company, first, now }) => [company, first.seq, now.seq])).toEqual([
    [1, 1, 1],
    [2, 1, 3],
  ])
})

test('without prices and matches nothing is generated', () => {
  expect(dataPoints(nobody, [])).toEqual([])
})

test('sentences repeat the numbers of the market and say how they were made', () => {
  const points = dataPoints(nobody, offersOf([tick(1, 1), tick(1, 2, 7500), tick(2, 1)]))
  expect(points.map(({ text }) => text)).toEqual([
    '按2家公司赛前最新欧指的均值（比例去水），主胜47%、平28%、客胜25%，来源：2家公司',
    expect.stringMatching(
      /^按2家公司赛前最新欧指.*最可能比分1-1（\d+%），3球及以上5\d%，双方都进球\d+%，来源：2家公司$/,
    ),
    '2家公司赛前亚指对比初盘，升盘1家、降盘0家、未变1家，变动最大的由半球到半/一，来源：2家公司',
  ])
})

test('a handicap the away side gives goes up as it gives more', () => {
  const offers = offersOf([tick(1, 1, -5000), tick(1, 2, -10_000)])
  expect(dataPoints(nobody, offers).at(-1)?.text).toContain('升盘1家、降盘0家')
})

test('each result is rounded by itself, as whoever takes the prices finds it', () => {
  const priced = { ...tick(1, 1), european: { home: 180, draw: 323, away: 393 } }
  expect(dataPoints(nobody, offersOf([priced]))[0]?.text).toContain('主胜50%、平28%、客胜23%')
})

test('who prices results alone counts among the results, but not among the handicaps', () => {
  const nothing = { first: 0, line: 0, second: 0 }
  const lottery = { ...tick(0, 1), asian: nothing, overUnder: nothing }
  const said = dataPoints(nobody, offersOf([lottery, tick(1, 1)])).map(({ text }) => text)
  expect(said).toEqual([
    expect.stringMatching(/^按2家公司/),
    expect.stringMatching(/最可能比分1-1/),
    expect.stringMatching(/^1家公司赛前亚指/),
  ])
  expect(dataPoints(nobody, offersOf([lottery]))).toHaveLength(1)
})

test('the goal model counts own goals and those the other lets in alike', () => {
  const home = seenBy('A', [pastMatch({ score: '2:0' })])
  const away = seenBy('B', [pastMatch({ home: 'C', score: '1:1' })])
  const past = {
    ...nobody,
    home: { ...nobody.home, recent: home },
    away: { ...nobody.away, recent: away },
  }
  expect(dataPoints(past, [])).toMatchObject([
    { sample: 2, text: expect.stringMatching(/^只按双方近1场进失球.*预期进球1\.50比0\.50/) },
  ])
  const twice = { ...past, home: { ...past.home, recent: [...home, ...home] } }
  expect(dataPoints(twice, [])[0]?.text).toMatch(/^只按主队近2场、客队近1场进失球.*不计对手强弱/)
})

test('the grid agrees with the results and the total it was made from', () => {
  const line = fc.constantFrom(20_000, 22_500, 25_000, 27_500, 30_000)
  fc.assert(
    fc.property(line, fc.integer({ min: 80, max: 110 }), (at, first) => {
      const odds = { ...tick(1, 1), overUnder: { first, line: at, second: 192 - first } }
      const { grid } = gridOf([0.47, 0.28, 0.25], odds)
      const [a, b] = [1 + first / 100, 1 + (192 - first) / 100]
      expect(fairOdds(overChances(grid, at / 10_000))).toBeCloseTo((a + b) / b, 3)
      expect(resultChances(grid)[0]).toBeCloseTo(0.47, 3)
    }),
    { numRuns: 25 },
  )
})
