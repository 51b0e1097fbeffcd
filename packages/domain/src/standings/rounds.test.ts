import { expect, test } from 'vitest'
import { currentRound, roundsOf } from '#standings/rounds.ts'
import type { MatchSheet } from '#sport/fixture.ts'

const DAY_MS = 86_400_000
const match = (round: number, day: number, phase: string | null = null) =>
  ({
    fixture: {
      id: `${round} ${day}`,
      stageId: 's',
      round,
      roundName: `第${round}轮`,
      kickOffAtMs: day * DAY_MS,
    },
    result: phase && { phase },
  }) as unknown as MatchSheet

const shown = (...matches: MatchSheet[]) => currentRound(roundsOf(matches))?.round

test('a screen opens with the round whose next match comes first', () => {
  expect(shown(match(1, 1, 'finished'), match(2, 8), match(3, 15))).toBe(2)
})

test('a match put off to the end of the season does not hold its round back', () => {
  const putOff = [match(1, 1, 'finished'), match(1, 2, 'postponed'), match(1, 300)]
  expect(shown(...putOff, match(2, 8, 'finished'), match(3, 15))).toBe(3)
  expect(roundsOf(putOff)[0]).toMatchObject({ total: 2, finished: 1 })
})

test('when all is over it is the last round, and without matches there is none', () => {
  expect(shown(match(1, 1, 'finished'), match(2, 8, 'finished'))).toBe(2)
  expect(shown()).toBeUndefined()
})
