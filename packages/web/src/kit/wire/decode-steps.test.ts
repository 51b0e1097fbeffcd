import { int, list, named, nullable, shape, text } from '@linmen/contract'
import { expect, test, vi } from 'vitest'
import { decodeInSteps } from './decode-steps.ts'

const day = shape({
  date: text(),
  matches: named('matchList', list(shape({ id: named('matchId', text()) }), { max: 300 })),
  numbers: nullable(list(int())),
})
const answer = (matches: number, numbers: number | null) => ({
  date: '2026-11-16',
  matchList: Array.from({ length: matches }, (_, at) => ({ matchId: `${at}` })),
  numbers: numbers === null ? null : Array.from({ length: numbers }, (_, at) => at),
})

test.each([
  [0, null],
  [1, 0],
  [40, 40],
  [41, 41],
  [121, null],
  [300, 200],
])('%s matches and %s numbers are read as they are at once', async (matches, numbers) => {
  const wire = answer(matches, numbers)
  expect(await decodeInSteps(day, wire)).toEqual(day.decode(wire))
})

test('a long list leaves room between its pieces, a short one needs none', async () => {
  const rest = vi.fn(async () => {})
  await decodeInSteps(day, answer(40, null), rest)
  expect(rest).not.toHaveBeenCalled()
  await decodeInSteps(day, answer(100, null), rest)
  expect(rest).toHaveBeenCalledTimes(3)
})

test.each([
  ['too long a list', answer(301, null)],
  ['a wrong item far down', { ...answer(100, null), numbers: [...Array(90).fill(1), 'x'] }],
  ['no list at all', { ...answer(100, null), matchList: 'x' }],
])('%s is refused', async (_, wire) => {
  await expect(decodeInSteps(day, wire)).rejects.toThrow()
})
