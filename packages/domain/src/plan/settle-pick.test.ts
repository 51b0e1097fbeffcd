import { expect, test } from 'vitest'
import { settlePick, settleTwoForOne, type MatchOutcome, type Picked } from './settle-pick.ts'

const HOUR = 3_600_000
const KICKOFF = 1_000 * HOUR
const score = (home: number, away: number): MatchOutcome => ({ state: 'finished', home, away })
const picked = (more: Partial<Picked> = {}): Picked => ({
  market: 'winDrawLose',
  pick: 'home',
  line: null,
  oddsHundredths: 190,
  kickoffMs: KICKOFF,
  ...more,
})
const after = (pick: Picked, outcome: MatchOutcome, hours = 2) =>
  settlePick(pick, outcome, KICKOFF + hours * HOUR)

test.each([
  ['home', 2, 1, 'hit', 190],
  ['home', 1, 1, 'miss', 0],
  ['draw', 0, 0, 'hit', 190],
  ['away', 0, 3, 'hit', 190],
  ['away', 1, 0, 'miss', 0],
] as const)('%s at %i:%i is a %s and brings back %i', (pick, home, away, result, back) => {
  expect(after(picked({ pick }), score(home, away))).toEqual({
    result,
    returnedHundredths: back,
  })
})

// The table of facts/domain.md 4.2, backing the side that gives.
test.each([
  [0, 0, 'push', 100],
  [2500, 0, 'miss', 50],
  [2500, 1, 'hit', 190],
  [5000, 0, 'miss', 0],
  [7500, 1, 'hit', 145],
  [10_000, 1, 'push', 100],
  [12_500, 1, 'miss', 50],
  [17_500, 2, 'hit', 145],
  [-5000, 0, 'hit', 190],
] as const)('a home side that gives %i and wins by %i: %s, %i', (line, margin, result, back) => {
  const settled = after(picked({ market: 'handicap', line }), score(margin, 0))
  expect(settled).toEqual({ result, returnedHundredths: back })
})

test.each([
  ['over', 22_500, 3, 'hit', 190],
  ['over', 22_500, 2, 'miss', 50],
  ['under', 22_500, 2, 'hit', 145],
  ['over', 27_500, 3, 'hit', 145],
  ['under', 25_000, 2, 'hit', 190],
  ['over', 2_105_000, 211, 'hit', 190],
] as const)('%s %i with %i in all: %s, %i', (pick, line, total, result, back) => {
  const settled = after(picked({ market: 'overUnder', pick, line }), score(total, 0))
  expect(settled).toEqual({ result, returnedHundredths: back })
})

test('a basketball handicap is settled with the points of the whole game', () => {
  const away = picked({ market: 'handicap', pick: 'away', line: 75_000 })
  expect(after(away, score(108, 101))?.result).toBe('hit')
  expect(after(away, score(109, 101))?.result).toBe('miss')
})

test.each<[MatchOutcome, number, string | undefined]>([
  [{ state: 'open' }, 40, undefined],
  [{ state: 'cancelled' }, 0, 'void'],
  [{ state: 'postponed', kickoffMs: KICKOFF }, 36, undefined],
  [{ state: 'postponed', kickoffMs: KICKOFF }, 36.1, 'void'],
  [{ state: 'postponed', kickoffMs: KICKOFF + 37 * HOUR }, 1, 'void'],
])('%o after %d hours is %s', (outcome, hours, result) => {
  expect(after(picked(), outcome, hours)?.result).toBe(result)
})

const two = (first: MatchOutcome, second: MatchOutcome) =>
  settleTwoForOne(
    [
      { picked: picked({ oddsHundredths: 150 }), outcome: first },
      {
        picked: picked({ market: 'handicap', line: 10_000, oddsHundredths: 200 }),
        outcome: second,
      },
    ],
    KICKOFF + 2 * HOUR,
  )

test.each<[string, MatchOutcome, MatchOutcome, ReturnType<typeof two>]>([
  ['both right', score(1, 0), score(2, 0), { result: 'hit', returnedHundredths: 300 }],
  ['one wrong', score(1, 0), score(0, 0), { result: 'miss', returnedHundredths: 0 }],
  ['one level', score(1, 0), score(1, 0), { result: 'hit', returnedHundredths: 150 }],
  ['one void', { state: 'cancelled' }, score(2, 0), { result: 'hit', returnedHundredths: 200 }],
  [
    'void and level',
    { state: 'cancelled' },
    score(1, 0),
    { result: 'push', returnedHundredths: 100 },
  ],
  [
    'both void',
    { state: 'cancelled' },
    { state: 'cancelled' },
    { result: 'void', returnedHundredths: 100 },
  ],
  ['one open', score(1, 0), { state: 'open' }, null],
])('two for one, %s', (_name, first, second, settled) => {
  expect(two(first, second)).toEqual(settled)
})
