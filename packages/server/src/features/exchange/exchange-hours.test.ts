import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import { archiveOf } from '#features/archive/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { KICK_OFF_MS, littleSeason } from '#test/little-season.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'

const HOUR_MS = 3_600_000

/** Ten more on every outcome each time, at these hours from a moment. */
const volumes = (matchId: string, fromMs: number, hours: readonly number[]): DepthRecord[] =>
  hours.map((hour, at) => {
    const stake = { amount: 10 * (at + 1), price: 300 }
    const atMs = fromMs + hour * HOUR_MS
    const outcomes = { home: stake, draw: stake, away: stake }
    return { matchId, seq: at + 1, atMs, kind: 'volume', ...outcomes }
  })

/** Match 100 began an hour ago, 101 comes tomorrow; of 10 too little is known. */
const told = new Map([
  ['100', volumes('100', KICK_OFF_MS, [-30, -9, -3, -2, -1.25, -0.25, 0.5])],
  ['101', volumes('101', TEST_NOW_MS, [-25, -23, -2, -1, 0])],
  ['10', volumes('10', TEST_NOW_MS - 960 * HOUR_MS, [-3, -2, -1])],
])

let app: TestApp
beforeAll(async () => {
  const depth = async (id: string) => ({ records: told.get(id) ?? [], odds: [] })
  app = await startApp({ feed: { ...littleSeason, depth } })
  await archiveOf(app.ports).seasonMatches('s1')
})
afterAll(() => app.close())

test.each([
  ['of the day before kick-off, and none of play', '100', KICK_OFF_MS],
  ['of the day before now', '101', TEST_NOW_MS],
])('hours of the exchange are those %s', async (_which, matchId, endMs) => {
  const board = await app.visitor().call(matchDetailEndpoints.exchangeBoard, { matchId, pageNo: 1 })
  const hours = board.ok ? board.output.hours : []
  expect(
    hours.map(({ fromMs, untilMs, home }) => [
      (fromMs - endMs) / HOUR_MS,
      (untilMs - endMs) / HOUR_MS,
      home,
    ]),
  ).toEqual(EXPECTED[matchId])
})

const EXPECTED: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '100': [
    [-9, -3, 10],
    [-3, -2, 10],
    [-2, -1.25, 10],
    [-1.25, -0.25, 10],
  ],
  '101': [
    [-23, -2, 10],
    [-2, -1, 10],
    [-1, 0, 10],
  ],
}

test('too few publications are no hours', async () => {
  const asked = { matchId: '10', pageNo: 1 } as const
  expect(await app.visitor().call(matchDetailEndpoints.exchangeBoard, asked)).toMatchObject({
    output: { history: { length: 3 }, hours: [] },
  })
})
