import { expect, test } from 'vitest'
import { pastMatch } from '#test/past-match.ts'
import { linesSeen } from './lines-seen.ts'
import { seenBy } from './seen-match.ts'

const told = (teamId: string, score: string, lines: [number, number] | null) =>
  linesSeen(seenBy(teamId, [pastMatch({ score, lines })])[0]!)

test.each([
  ['2:0', [0.5, 2.5], 'win', 'under'],
  ['1:0', [0.75, 1], 'win', 'push'],
  ['1:0', [1, 0.75], 'push', 'over'],
  ['1:0', [1.25, 0.5], 'lose', 'over'],
  ['1:1', [1, 2.5], 'lose', 'under'],
] as const)('at %s the lines %j come to %s and %s', (score, [line, total], handicap, over) => {
  expect(told('A', score, [line, total])).toMatchObject({ handicap, total: over })
})

test('without closing lines there is an outcome and nothing else', () => {
  const nothing = { european: null, asian: null, overUnder: null, handicap: null, total: null }
  expect(told('A', '2:1', null)).toEqual({ ...nothing, outcome: 'win' })
})
