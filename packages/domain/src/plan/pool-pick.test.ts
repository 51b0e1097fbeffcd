import type { Cents } from '@linmen/contract'
import { expect, test } from 'vitest'
import {
  poolLines,
  poolPickFault,
  poolPublishFault,
  settlePool,
  toggled,
  type PoolDraft,
  type PoolMarks,
} from './pool-pick.ts'
import type { PoolGame } from './pool-names.ts'
import type { MatchOutcome } from './settle-pick.ts'

const NOW = 1_000_000_000
const HOUR_MS = 3_600_000

/** `3 31 - 310`: what is chosen at each place, a dash where nothing is. */
const marks = (text: string) =>
  text.split(' ').map((each) => (each === '-' ? '' : each)) as PoolMarks[]
const times = (count: number, mark: string) => Array.from({ length: count }, () => mark).join(' ')

const ALL = times(14, '3')
const NINE = `${times(9, '3')} ${times(5, '-')}`

test.each<[string, PoolGame, string, string | null]>([
  ['fourteen single choices', 'pool14', ALL, null],
  ['one place of fourteen left out', 'pool14', `${times(13, '3')} -`, 'publish.places'],
  ['thirteen places', 'pool14', times(13, '3'), 'publish.places'],
  ['nine of fourteen', 'pick9', NINE, null],
  ['eight of fourteen', 'pick9', `${times(8, '3')} ${times(6, '-')}`, 'publish.places'],
  ['ten of fourteen', 'pick9', `${times(10, '3')} ${times(4, '-')}`, 'publish.places'],
  ['two matches with every end', 'pool14', `310 310 ${times(12, '0')}`, null],
  ['three matches with every end', 'pool14', `310 310 310 ${times(11, '0')}`, 'publish.triples'],
  ['512 lines', 'pool14', `${times(9, '31')} ${times(5, '1')}`, null],
  ['576 lines', 'pool14', `310 310 ${times(6, '31')} ${times(6, '1')}`, 'publish.lines'],
  ['64 lines of nine', 'pick9', `${times(6, '10')} ${times(3, '1')} ${times(5, '-')}`, null],
  [
    '72 lines of nine',
    'pick9',
    `310 310 ${times(3, '31')} 1 1 1 1 ${times(5, '-')}`,
    'publish.lines',
  ],
])('%s: %s', (_name, game, chosen, fault) => {
  expect(poolPickFault(game, marks(chosen))).toBe(fault)
})

test.each([
  [ALL, 1],
  [NINE, 1],
  [`31 310 ${times(12, '1')}`, 6],
  [`31 - 10 ${times(7, '3')} - - - -`, 4],
])('%s makes %i lines', (chosen, lines) => {
  expect(poolLines(marks(chosen))).toBe(lines)
})

test.each<[PoolMarks, '3' | '1' | '0', PoolMarks]>([
  ['', '1', '1'],
  ['1', '1', ''],
  ['0', '3', '30'],
  ['30', '1', '310'],
  ['310', '1', '30'],
])('%o and another tap on %s is %o', (marks, mark, next) => {
  expect(toggled(marks, mark)).toBe(next)
})

const draft = (more: Partial<PoolDraft> = {}): PoolDraft => ({
  game: 'pool14',
  level: 2,
  price: 3800 as Cents,
  texts: ['主队防守稳定'],
  marks: marks(ALL),
  kickOffs: Array.from({ length: 14 }, (_, at) => NOW + 1 + at),
  ...more,
})

test.each<[string, Partial<PoolDraft>, { isTaken?: boolean; lastAtMs?: number }, string | null]>([
  ['a whole plan', {}, {}, null],
  ['somebody without a level', { level: 0, price: 1 as Cents }, {}, 'publish.level'],
  ['level 1 for coins', { level: 1, texts: ['稳赚'] }, {}, 'publish.price'],
  ['a promise', { texts: ['稳赚'], kickOffs: [] }, {}, 'publish.words'],
  ['an issue of thirteen', { kickOffs: [NOW], marks: [] }, {}, 'publish.issue'],
  [
    'an issue whose first match begins now',
    { kickOffs: [...Array.from({ length: 13 }, () => NOW + HOUR_MS), NOW], marks: [] },
    {},
    'publish.begun',
  ],
  ['too few choices', { marks: [] }, { isTaken: true }, 'publish.places'],
  ['the same issue twice', {}, { isTaken: true, lastAtMs: NOW }, 'publish.twice'],
  ['a double tap', {}, { lastAtMs: NOW - 14_999 }, 'publish.fast'],
  ['fifteen seconds later', {}, { lastAtMs: NOW - 15_000 }, null],
])('%s', (_name, more, { isTaken = false, lastAtMs = null }, fault) => {
  expect(poolPublishFault(draft(more), { isTaken, lastAtMs }, NOW)).toBe(fault)
})

/** `3`, `1`, `0`: how a match ended; `*` called off, `p` postponed, `.` still open. */
function outcome(told: string): MatchOutcome {
  if (told === '*') return { state: 'cancelled' }
  if (told === 'p') return { state: 'postponed', kickoffMs: NOW + HOUR_MS }
  if (told === '.') return { state: 'open' }
  const margin = { '3': 1, '1': 0, '0': -1 }[told]!
  return { state: 'finished', home: 2 + margin, away: 2 }
}

const settled = (game: PoolGame, chosen: string, drawn: string, nowMs = NOW) =>
  settlePool(
    game,
    marks(chosen).map((each, at) => ({
      marks: each,
      kickoffMs: NOW,
      outcome: outcome(drawn[at]!),
    })),
    nowMs,
  )

test.each<[string, PoolGame, string, string, string, number]>([
  ['all fourteen', 'pool14', ALL, '33333333333333', 'hit', 14],
  ['thirteen are the second prize', 'pool14', ALL, '33333333333331', 'hit', 13],
  ['twelve win nothing', 'pool14', ALL, '33333333333310', 'miss', 12],
  ['a double choice', 'pool14', `31 ${times(13, '3')}`, '13333333333333', 'hit', 14],
  ['every end of a match', 'pool14', `310 ${times(13, '3')}`, '03333333333331', 'hit', 13],
  ['a match called off is right', 'pool14', ALL, '*3333333333331', 'hit', 13],
  ['nine of nine', 'pick9', NINE, '33333333300000', 'hit', 9],
  ['eight of nine', 'pick9', NINE, '33333333033333', 'miss', 8],
  ['a chosen match called off', 'pick9', NINE, '33333333*00000', 'hit', 9],
  ['eight called off, one wrong', 'pick9', NINE, '0********33333', 'miss', 8],
  ['all nine called off', 'pick9', NINE, '*********33333', 'void', 9],
  ['all fourteen called off', 'pool14', ALL, '**************', 'void', 14],
])('%s', (_name, game, chosen, drawn, result, right) => {
  expect(settled(game, chosen, drawn)).toEqual({ result, right, returnedHundredths: null })
})

test.each([
  ['the last match is open', ALL, '3333333333333.'],
  ['it is lost, and the last match is open', ALL, '0000000000000.'],
  ['a match that nobody chose is open', NINE, '3333333330000.'],
  ['a match waits for its new date', ALL, '3333333333333p'],
])('nothing is decided while %s', (_name, chosen, drawn) => {
  expect(settled(chosen === ALL ? 'pool14' : 'pick9', chosen, drawn)).toBeNull()
})

test('a match that is not played within 36 hours is right for every choice', () => {
  const drawn = '3333333333330p'
  expect(settled('pool14', ALL, drawn, NOW + 36 * HOUR_MS)).toBeNull()
  expect(settled('pool14', ALL, drawn, NOW + 36 * HOUR_MS + 1)).toMatchObject({
    result: 'hit',
    right: 13,
  })
})
