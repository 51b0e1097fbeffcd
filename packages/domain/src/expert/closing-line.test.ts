import { expect, test } from 'vitest'
import { closingLine, closingValue } from './closing-line.ts'

const closing = {
  european: { home: 200, draw: 400, away: 400 },
  asian: { first: 90, line: 5000, second: 90 },
  overUnder: { first: 100, line: 25_000, second: 100 },
}
const none = { first: 0, line: 0, second: 0 }

test.each([
  [
    'the price of the close, without a margin, is worth nothing',
    'winDrawLose',
    'home',
    null,
    200,
    0,
  ],
  ['a better price is worth more', 'winDrawLose', 'home', null, 210, 500],
  ['a worse one less', 'winDrawLose', 'away', null, 380, -500],
  ['the margin of the close is taken out', 'handicap', 'home', 5000, 200, 0],
  ['a total on the same line', 'overUnder', 'under', 25_000, 210, 500],
  ['another line cannot be compared', 'handicap', 'home', 7500, 200, null],
  ['a total on another line neither', 'overUnder', 'over', 22_500, 200, null],
] as const)('%s', (_name, market, pick, line, oddsHundredths, expected) => {
  expect(closingValue({ market, pick, line, oddsHundredths }, closing)).toBe(expected)
})

test('a game nobody offered at the end has no value', () => {
  const gone = { european: { home: 0, draw: 0, away: 0 }, asian: none, overUnder: none }
  for (const market of ['winDrawLose', 'handicap', 'overUnder'] as const)
    expect(
      closingValue({ market, pick: 'home', line: 0, oddsHundredths: 200 }, gone),
      market,
    ).toBeNull()
})

test('fewer than twenty that can be compared say nothing', () => {
  const pick = { result: 'hit', returnedHundredths: 200, playedAtMs: 0, settledAtMs: 0 } as const
  const known = Array.from({ length: 20 }, () => ({ ...pick, closeValue: 150 }))
  expect(closingLine([...known.slice(1), pick])).toBeNull()
  expect(closingLine([...known, pick])).toEqual({ picks: 20, value: 0.015 })
})
