import { expect, test } from 'vitest'
import { conferencesIn, type Meeting } from './conferences.ts'

const match = (homeId: string, awayId: string, group: string | null = null): Meeting => ({
  stageId: 'regular',
  group,
  homeId,
  awayId,
})
const EAST = match('A', 'B', '东部')
const WEST = match('X', 'Y', '西部')

test.each<[string, Meeting[], Record<string, string>]>([
  ['no matches', [], {}],
  ['a league that is not divided', [match('A', 'B')], {}],
  ['two teams of a conference name it', [EAST], { A: '东部', B: '东部' }],
  [
    'who was only met by the others plays in the other',
    [match('C', 'X'), EAST, WEST],
    { A: '东部', B: '东部', X: '西部', Y: '西部', C: '东部' },
  ],
  [
    'and who was only met by that team, in the first again',
    [match('Z', 'C'), match('C', 'X'), EAST, WEST],
    { A: '东部', B: '东部', X: '西部', Y: '西部', C: '东部', Z: '西部' },
  ],
  [
    'one known conference says nothing about the name of another',
    [EAST, match('A', 'X')],
    { A: '东部', B: '东部' },
  ],
  [
    'of three conferences nobody knows which of the others it is',
    [EAST, WEST, match('M', 'N', '中部'), match('A', 'Q')],
    { A: '东部', B: '东部', X: '西部', Y: '西部', M: '中部', N: '中部' },
  ],
  [
    'a stage that names no conference divides nobody',
    [EAST, WEST, { ...match('A', 'C'), stageId: 'playoffs' }],
    { A: '东部', B: '东部', X: '西部', Y: '西部' },
  ],
  [
    'two teams that nobody known has met stay unknown',
    [EAST, WEST, match('P', 'Q')],
    { A: '东部', B: '东部', X: '西部', Y: '西部' },
  ],
])('%s', (_name, meetings, expected) => {
  expect(Object.fromEntries(conferencesIn(meetings))).toEqual(expected)
})
