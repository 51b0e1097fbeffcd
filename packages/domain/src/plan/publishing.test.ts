import type { Cents } from '@linmen/contract'
import { expect, test } from 'vitest'
import {
  giveFault,
  mayPublish,
  publishFault,
  type Draft,
  type DraftPick,
  type Earlier,
} from './publishing.ts'

const NOW = 1_000_000_000
const fen = (amount: number) => amount as Cents
const pick = (more: Partial<DraftPick> = {}): DraftPick => ({
  matchId: 'm1',
  market: 'winDrawLose',
  pick: 'home',
  line: null,
  oddsHundredths: 185,
  kickoffMs: NOW + 1,
  ...more,
})
const draft = (more: Partial<Draft> = {}): Draft => ({
  level: 2,
  price: fen(3800),
  texts: ['主场防守稳定'],
  refundOnMiss: false,
  promisedMs: null,
  picks: [pick()],
  ...more,
})
const total = (side: 'over' | 'under') => pick({ market: 'overUnder', pick: side, line: 25_000 })
const two = [pick(), pick({ matchId: 'm2' })]
const third = pick({ matchId: 'm3' })
const nothing: Earlier = { picks: [], pairs: [], texts: [], refundsOfWeek: 0, lastAtMs: null }

test.each([
  ['R-ROLE-004: level 0 cannot publish', 0, 0, false],
  ['R-ROLE-002: level 1 publishes for nothing', 1, 0, true],
  ['R-ROLE-002: level 1 takes no coins', 1, 3800, false],
  ['R-ROLE-003: level 2 publishes for coins', 2, 3800, true],
  ['level 2 may give for nothing', 2, 0, true],
  ['seven coins are too few', 2, 700, false],
  ['eight coins are the least', 2, 800, true],
  ['188 coins are the most', 2, 18_800, true],
  ['189 coins are too many', 2, 18_900, false],
  ['half a coin is none', 2, 3850, false],
])('%s', (_name, level, price, may) => {
  expect(mayPublish(level, fen(price))).toBe(may)
})

test.each<[string, Partial<Draft>, Partial<Earlier>, string | null]>([
  ['a plain plan', {}, {}, null],
  ['a member', { level: 0 }, {}, 'publish.level'],
  ['a price above the bounds', { price: fen(20_000) }, {}, 'publish.price'],
  ['a promise', { texts: ['不中可以退款'] }, {}, 'publish.words'],
  ['no match', { picks: [] }, {}, 'publish.matches'],
  ['one match twice', { picks: [pick(), pick()] }, {}, 'publish.matches'],
  ['two matches', { picks: [pick(), pick({ matchId: 'm2' })] }, {}, null],
  ['kick-off now', { picks: [pick({ kickoffMs: NOW })] }, {}, 'publish.begun'],
  ['1.19', { picks: [pick({ oddsHundredths: 119 })] }, {}, 'publish.odds'],
  ['1.20', { picks: [pick({ oddsHundredths: 120 })] }, {}, null],
  ['the same market again', {}, { picks: [pick()] }, 'publish.twice'],
  [
    'the other side of the handicap',
    { picks: [pick({ market: 'handicap', pick: 'away', line: 2500 })] },
    { picks: [pick()] },
    'publish.contradiction',
  ],
  [
    'the same side of the handicap',
    { picks: [pick({ market: 'handicap', line: 2500 })] },
    { picks: [pick()] },
    null,
  ],
  [
    'a total beside a side',
    { picks: [pick({ market: 'overUnder', pick: 'under', line: 25_000 })] },
    { picks: [pick()] },
    null,
  ],
  [
    'the other side of a text about it',
    {},
    { texts: [pick({ pick: 'away' })] },
    'publish.contradiction',
  ],
  ['the side of a text about it', {}, { texts: [pick()] }, null],
  [
    'the other side of one of two before',
    { picks: [pick({ pick: 'draw' })] },
    { pairs: [[pick(), pick({ matchId: 'm2' })]] },
    'publish.contradiction',
  ],
  ['alone what was one of two', {}, { pairs: [[pick(), pick({ matchId: 'm2' })]] }, null],
  [
    'over beside under, one of them with another match',
    { picks: [total('over'), pick({ matchId: 'm2' })] },
    { picks: [total('under')] },
    'publish.contradiction',
  ],
  ['the same two again', { picks: two }, { pairs: [two.toReversed()] }, 'publish.twice'],
  ['one of the same two with a third', { picks: two }, { pairs: [[two[0]!, third]] }, null],
  ['what is only promised', { picks: [pick()] }, { pairs: [[pick({ pick: null }), third]] }, null],
  ['a third refund', { refundOnMiss: true }, { refundsOfWeek: 2 }, null],
  ['a fourth refund', { refundOnMiss: true }, { refundsOfWeek: 3 }, 'publish.refunds'],
  ['a refund of nothing', { refundOnMiss: true, price: fen(0) }, {}, 'publish.refunds'],
  ['a double tap', {}, { lastAtMs: NOW - 14_999 }, 'publish.fast'],
  ['fifteen seconds later', {}, { lastAtMs: NOW - 15_000 }, null],
])('%s', (_name, more, before, fault) => {
  expect(publishFault(draft(more), { ...nothing, ...before }, NOW)).toBe(fault)
})

const MINUTE = 60_000
const unmade = pick({ pick: null, oddsHundredths: null, kickoffMs: NOW + 60 * MINUTE })

test.each<[string, Partial<Draft>, string | null]>([
  ['a promise a quarter of an hour before play', { promisedMs: NOW + 45 * MINUTE }, null],
  ['a promise a moment later', { promisedMs: NOW + 45 * MINUTE + 1 }, 'publish.promise'],
  ['a promise for now', { promisedMs: NOW }, 'publish.promise'],
  ['a promise for nothing', { promisedMs: NOW + MINUTE, price: fen(0) }, 'publish.promise'],
  [
    'a promise about two matches',
    { promisedMs: NOW + MINUTE, picks: [unmade, { ...unmade, matchId: 'm2' }] },
    'publish.promise',
  ],
])('%s', (_name, more, fault) => {
  expect(publishFault(draft({ picks: [unmade], ...more }), nothing, NOW)).toBe(fault)
})

test('a promise waits beside nothing else of its market', () => {
  const waiting = { ...nothing, picks: [unmade] }
  expect(publishFault(draft(), waiting, NOW)).toBe('publish.twice')
})

test.each<[string, Partial<DraftPick>, Partial<Earlier>, number, string | null]>([
  ['in time', {}, {}, NOW, null],
  ['in the last moment', {}, {}, NOW + MINUTE, null],
  ['a moment late', {}, {}, NOW + MINUTE + 1, 'give.over'],
  ['at 1.19', { oddsHundredths: 119 }, {}, NOW, 'publish.odds'],
  [
    'against an earlier pick',
    { pick: 'away' },
    { picks: [pick({ market: 'handicap', line: 2500 })] },
    NOW,
    'publish.contradiction',
  ],
])('a promised pick given %s', (_name, more, before, atMs, fault) => {
  const given = { texts: ['首发已出'], picks: [pick(more)], promisedMs: NOW + MINUTE }
  expect(giveFault(given, { ...nothing, ...before }, atMs)).toBe(fault)
})
