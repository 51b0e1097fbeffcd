import { expect, test } from 'vitest'
import { stepsAround } from './round-steps.ts'

const rounds = [1, 2, 3].map((round) => ({ round, name: `第${round}轮` }))

test.each([
  [1, undefined, 2],
  [2, 1, 3],
  [3, 2, undefined],
])('around round %i stand %s and %s', (round, before, after) => {
  const steps = stepsAround(rounds, { round, name: `第${round}轮` })
  expect(steps.before?.round).toBe(before)
  expect(steps.after?.round).toBe(after)
})

test('a round that is not in the list leads nowhere', () => {
  expect(stepsAround(rounds, null)).toEqual({ before: null, after: null })
})
