import { expect, test } from 'vitest'
import { lotteryPlaces, type LotteryCandidate } from './lottery-places.ts'

const noon = Date.parse('2026-11-25T12:00:00+08:00')
const match = (at: number, hot = true, lead = 0.4): LotteryCandidate => ({
  fixture: { id: String(9000 + at), kickOffAtMs: noon + at * 600_000 },
  expected: { home: 1.3 + lead / 2, away: 1.3 - lead / 2 },
  hot,
})
const matches = (count: number, isHot: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) => match(at, isHot(at)))

test('竞彩 numbers the hot matches of a business day in order of kick-off', () => {
  const day = matches(20, (at) => at % 2 === 0)
  const places = lotteryPlaces('s', 'football', '2026-11-25', day.toReversed())
  expect(places.get('9000')!.single!.number).toBe('周三001')
  expect(places.get('9018')!.single!.number).toBe('周三010')
  expect(places.get('9001')!.single).toBeNull()
})

test.each([
  [0.4, -1],
  [0, -1],
  [-0.3, 1],
  [1.5, -1],
  [1.7, -2],
  [-1.7, 2],
  [2.7, -3],
])('a lead of %f goals is a handicap of %i', (lead, handicap) => {
  const places = lotteryPlaces('s', 'football', '2026-11-25', [match(0, true, lead)])
  expect(places.get('9000')!.single!.handicap).toBe(handicap)
})

test('basketball counts from 301, in whole points, and has no other game', () => {
  const game = { ...match(0), expected: { home: 114.2, away: 108.9 } }
  expect(lotteryPlaces('s', 'basketball', '2026-11-28', [game]).get('9000')).toEqual({
    single: { number: '周六301', handicap: -5 },
    beijing: null,
    pool: null,
  })
})

test('an issue has the places 1 to 14 in order of kick-off, of hot leagues first', () => {
  const day = matches(60, (at) => at % 3 === 0)
  const places = lotteryPlaces('s', 'football', '2026-11-28', day)
  const chosen = day.filter(({ fixture }) => places.get(fixture.id)!.pool)
  expect(chosen.map(({ fixture }) => places.get(fixture.id)!.pool!.place)).toEqual(
    Array.from({ length: 14 }, (_, at) => at + 1),
  )
  expect(chosen.every(({ hot }) => hot)).toBe(true)
  expect(new Set(chosen.map(({ fixture }) => places.get(fixture.id)!.pool!.issue)).size).toBe(1)
  const few = lotteryPlaces(
    's',
    'football',
    '2026-11-28',
    matches(30, (at) => at < 5),
  )
  expect([...few.values()].filter(({ pool }) => pool)).toHaveLength(14)
})

test('no issue on a Wednesday and none of thirteen matches', () => {
  const none = (day: string, count: number) =>
    [
      ...lotteryPlaces(
        's',
        'football',
        day,
        matches(count, () => true),
      ).values(),
    ].every(({ pool }) => pool === null)
  expect(none('2026-11-25', 40)).toBe(true)
  expect(none('2026-11-28', 13)).toBe(true)
})

test('北单 has every hot match and some others, numbered without a hole inside its issue', () => {
  const day = matches(300, (at) => at % 6 === 0)
  const places = lotteryPlaces('s', 'football', '2026-11-25', day)
  const carried = [...places.values()].flatMap(({ beijing }) => beijing ?? [])
  expect(carried.map(({ number }) => number)).toEqual(carried.map((_, at) => at + 1))
  expect(new Set(carried.map(({ issue }) => issue))).toEqual(new Set(['261125']))
  expect(carried.length).toBeGreaterThan(90)
  expect(carried.length).toBeLessThan(180)
  for (const { fixture, hot } of day)
    if (hot) expect(places.get(fixture.id)!.beijing).not.toBeNull()
})

test('the order in which matches are named does not matter', () => {
  const day = matches(80, (at) => at % 4 === 0)
  const places = lotteryPlaces('s', 'football', '2026-11-28', day)
  const again = lotteryPlaces('s', 'football', '2026-11-28', day.toReversed())
  for (const { fixture } of day) expect(again.get(fixture.id)).toEqual(places.get(fixture.id))
})

test('a day without hot leagues still has a few matches', () => {
  const places = lotteryPlaces(
    's',
    'football',
    '2026-11-25',
    matches(20, () => false),
  )
  expect([...places.values()].filter(({ single }) => single)).toHaveLength(6)
})
