import { expect, test } from 'vitest'
import { pastMatch } from '#test/past-match.ts'
import type { DepthRecord } from '#sport/depth.ts'
import type { OddsTick } from '#sport/odds.ts'
import { knownAt, type Known } from './known.ts'
import { reckon } from './reckon.ts'
import { TOOLS } from './tools.ts'

const sheet = pastMatch({ day: 100, home: 'a', away: 'b', score: null, lines: [0.5, 2.5] })
const KICK_OFF = sheet.fixture.kickOffAtMs
const HOUR = 3_600_000

type Quote = readonly [home: number, draw: number, away: number, line: number, water: number]

let seqs = 0
const tick = (company: number, hoursBefore: number, quote: Quote): OddsTick => {
  const [home, draw, away, line, water] = quote
  return {
    matchId: sheet.fixture.id,
    company,
    seq: (seqs += 1),
    atMs: KICK_OFF - hoursBefore * HOUR,
    european: { home, draw, away },
    asian: { first: water, line, second: 190 - water },
    overUnder: { first: 90, line: 25_000, second: 95 },
  }
}

const volume = (home: number, draw: number, away: number): DepthRecord => ({
  matchId: sheet.fixture.id,
  seq: 1,
  atMs: KICK_OFF - HOUR,
  kind: 'volume',
  home: { amount: home, price: 200 },
  draw: { amount: draw, price: 340 },
  away: { amount: away, price: 380 },
})

const companies = [6, 2, 3, 5, 1]
const history = Array.from({ length: 70 }, (_, at) =>
  pastMatch({
    day: at,
    home: at % 2 ? 'a' : 'b',
    away: at % 2 ? 'b' : 'a',
    score: at % 2 ? '2:0' : '0:1',
    lines: [0.5, 2.5],
  }),
)

const all: Known = {
  asOfMs: KICK_OFF,
  sheet,
  ticks: companies.flatMap((company, at) => [
    tick(company, 48, [220 + at, 330, 330 - at, 2500, 95]),
    tick(company, 2, [195 + at, 340, 380 - at, 5000, 90]),
  ]),
  depth: [volume(6000, 1000, 3000)],
  rated: {
    chances: { home: 5500, draw: 2500, away: 2000 },
    goals: { home: 16_000, away: 10_000 },
    rho: -500,
    sample: 70,
  },
  history,
}
const known = knownAt(all, KICK_OFF + HOUR)

test('every tool has something to say about a match with everything', () => {
  for (const { key } of TOOLS) expect([key, reckon(key, known) !== null]).toEqual([key, true])
})

test('without prices, money and ratings no tool makes anything up', () => {
  const empty = {
    ...known,
    ticks: [],
    depth: [],
    rated: null,
    history: [],
    sheet: { ...sheet, closing: null },
  }
  for (const { key } of TOOLS) expect([key, reckon(key, empty)]).toEqual([key, null])
})

test('what becomes known after kick-off changes nothing', () => {
  const later: Known = {
    ...all,
    ticks: [...all.ticks, tick(6, -1, [110, 900, 2000, 20_000, 60])],
    depth: [...all.depth, { ...volume(1, 1, 99_999), atMs: KICK_OFF + 1 }],
    history: [...history, pastMatch({ day: 101, home: 'a', away: 'b', score: '9:0' })],
  }
  const then = knownAt(later, KICK_OFF + 5 * HOUR)
  for (const { key } of TOOLS) expect(reckon(key, then)).toEqual(reckon(key, known))
})

test.each([
  ['R-SPECIAL-003: nothing on the draw', volume(100, 0, 100)],
  ['R-SPECIAL-003: nothing on the home side', volume(0, 100, 100)],
])('%s is no data for the exchange, its proportion and its upsets', (_name, depth) => {
  for (const tool of ['exchange', 'proportion', 'upset'] as const)
    expect(reckon(tool, { ...known, depth: [depth] })).toBeNull()
})

test('fewer than five companies have no dispersion, fewer than three no Kelly', () => {
  const few = (count: number) => ({
    ...known,
    ticks: known.ticks.filter(({ company }) => companies.indexOf(company) < count),
  })
  expect(reckon('dispersion', few(4))).toBeNull()
  expect(reckon('kelly', few(4))).not.toBeNull()
  expect(reckon('kelly', few(2))).toBeNull()
})

test('dispersion is the standard deviation of the chances, recomputed the long way', () => {
  const chances = companies.map((_, at) => {
    const inverse = [195 + at, 340, 380 - at].map((each) => 100 / each)
    const sum = inverse.reduce((one, two) => one + two, 0)
    return inverse.map((each) => each / sum)
  })
  const sigma = [0, 1, 2].map((j) => {
    const column = chances.map((row) => row[j]!)
    const middle = column.reduce((one, two) => one + two, 0) / column.length
    return (
      100 * Math.sqrt(column.reduce((sum, each) => sum + (each - middle) ** 2, 0) / column.length)
    )
  })
  const told = reckon('dispersion', known)!
  expect(told.values.map(({ text }) => text)).toEqual(sigma.map((each) => each.toFixed(1)))
  expect(told.signal?.strength).toBeCloseTo(Math.max(...sigma), 9)
})

test('heat is share over chance: 6000 of 10000 at about 0.5', () => {
  const told = reckon('exchange', known)!
  expect(told.signal?.side).toBe('home')
  expect(told.inputs[0]!.text).toContain('共 1万')
  // 10000 - 6000 × 2, and so on.
  expect(told.table!.rows.map(({ cells }) => cells.at(-1))).toEqual(['-2,000', '+6,600', '-1,400'])
})

test('the trend and the changes point where prices and lines went', () => {
  expect(reckon('trend', known)?.signal?.side).toBe('home')
  expect(reckon('changes', known)?.values.map(({ text }) => text)).toEqual(['5 家', '0 家', '0 家'])
  expect(reckon('compass', known)?.signal?.side).toBe('home')
})

test('beside an outcome a list says what moved, not how many companies stand in one corner', () => {
  expect(reckon('changes', known)?.brief).toBe('升盘 5 家')
  expect(reckon('compass', known)?.brief).toMatch(/^盘口 \+0\.\d\d 球$/)
})

test('the win mark is three quarters market and one quarter model', () => {
  const [home] = reckon('winMark', known)!.values
  const market = reckon('winMark', { ...known, rated: null })!.values[0]!
  const pooled = 0.75 * Number.parseFloat(market.text) + 0.25 * 55
  expect(Number.parseFloat(home!.text)).toBeCloseTo(pooled, 0)
})

test('the model is less sure of the home side than the market where the deviation is negative', () => {
  const told = reckon('deviation', known)!
  const sum = told.values.reduce((all, { text }) => all + Number(text), 0)
  expect(Math.abs(sum)).toBeLessThan(0.3)
})

test('a radar has six axes between 0 and 100, and names who is ahead', () => {
  const told = reckon('radar', known)!
  expect(told.picture.axes?.map(({ name }) => name)).toEqual([
    '进攻',
    '防守',
    '状态',
    '主客场',
    '交锋',
    '体能',
  ])
  expect(told.signal?.side).toBe('home')
})
