import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import type { EarlierPicks } from '#plan/earlier-picks.ts'
import { rangeWithin } from './film-pass.ts'
import {
  draftFault,
  headingsOf,
  lengthOf,
  priceFault,
  standFault,
  type Stand,
} from './interpretation-draft.ts'
import { interpretationResult } from './interpretation-result.ts'
import { ratingsOf, whyNotRate } from './rating.ts'
import { pairFault, togetherPrice } from './two-for-one.ts'

const draft = {
  title: '三中卫的左路',
  teaser: '边路人数的变化',
  lead: '近五轮主队改打三中卫，左翼卫前顶到对方禁区线。',
  body: '正文'.repeat(30),
  price: cents(2800),
}

test('a draft names the first thing that is wrong', () => {
  expect(draftFault(draft, 2)).toBeNull()
  expect(draftFault({ ...draft, title: '短' }, 2)).toBe('标题应为 4 到 40 字')
  expect(draftFault({ ...draft, body: '短' }, 2)).toBe('正文应为 50 到 8000 字')
})

test.each(['title', 'teaser', 'lead', 'body'] as const)('no %s promises money back', (part) => {
  expect(draftFault({ ...draft, [part]: `${draft[part]}，不中退款` }, 2)).toBe(
    '不能出现「退款」，请修改',
  )
})

const stand: Stand = { matchId: 'm1', market: 'winDrawLose', pick: 'home', oddsHundredths: 185 }
const before = { picks: [], pairs: [], texts: [] }

test.each<[string, Partial<Stand>, Partial<EarlierPicks>, string | null]>([
  ['at 1.19', { oddsHundredths: 119 }, {}, '指数过低，须不低于 1.20'],
  ['at 1.20', { oddsHundredths: 120 }, {}, null],
  ['again about its match', {}, { texts: [stand] }, '这场比赛你已发布过解读'],
  ['beside a plan that says the same', {}, { picks: [stand] }, null],
  ['against a plan', { pick: 'draw' }, { picks: [stand] }, '与你已发布的选择相矛盾'],
  [
    'against the handicap of a plan of two',
    { pick: 'away' },
    { pairs: [[{ ...stand, market: 'handicap' }]] },
    '与你已发布的选择相矛盾',
  ],
  ['while a plan is only promised', {}, { picks: [{ ...stand, pick: null }] }, null],
  ['of another match', {}, { texts: [{ ...stand, matchId: 'm2' }] }, null],
])('a text %s', (_name, more, said, fault) => {
  expect(standFault({ ...stand, ...more }, { ...before, ...said })).toBe(fault)
})

test.each([
  [0, 1, null],
  [2800, 1, '一级专家只能免费发布'],
  [800, 2, null],
  [700, 2, '价格应在 8 到 188 金币之间'],
  [18_800, 2, null],
  [18_900, 2, '价格应在 8 到 188 金币之间'],
  [2850, 2, '价格应为整数金币'],
])('a price of %i at level %i: %s', (price, level, fault) => {
  expect(priceFault(cents(price), level)).toBe(fault)
})

test('headings are lines with their mark, and are not counted as text', () => {
  const body = '## 应对\n一二三\n\n## 我的选项\n四五'
  expect(headingsOf(body)).toEqual(['应对', '我的选项'])
  expect(lengthOf(body)).toBe(11)
})

test('two together cost the dearer one, of one expert on two matches', () => {
  expect(togetherPrice(cents(1800), cents(2800))).toBe(2800)
  const one = { expertId: 'wei', matchId: 'a', price: cents(1800) }
  expect(pairFault(one, { ...one, matchId: 'b' })).toBeNull()
  expect(pairFault(one, one)).toContain('两场不同')
  expect(pairFault(one, { ...one, matchId: 'b', expertId: 'lu' })).toContain('同一位专家')
  expect(pairFault(one, { ...one, matchId: 'b', price: cents(0) })).toContain('免费')
})

test('who has not unlocked it hears that first, then that it is done', () => {
  expect(whyNotRate({ unlocked: true, rated: false })).toBeNull()
  expect(whyNotRate({ unlocked: true, rated: true })).toBe('rated')
  expect(whyNotRate({ unlocked: false, rated: true })).toBe('not_bought')
})

test('stars have a mean only when there are any', () => {
  expect(ratingsOf([])).toEqual({ count: 0, spread: [0, 0, 0, 0, 0] })
  expect(ratingsOf([5, 4, 4])).toEqual({ count: 3, spread: [0, 0, 0, 2, 1], average: 4.3 })
})

test('a pick of the winner is hit, missed, void or open', () => {
  const at = { pick: 'home', kickoffMs: 0 } as const
  const HOUR = 3_600_000
  expect(interpretationResult(at, { state: 'open' }, 1)).toBeNull()
  expect(interpretationResult(at, { state: 'finished', home: 2, away: 1 }, 1)).toBe('hit')
  expect(interpretationResult(at, { state: 'finished', home: 1, away: 1 }, 1)).toBe('miss')
  expect(interpretationResult(at, { state: 'cancelled' }, 1)).toBe('void')
  const late = { state: 'postponed', kickoffMs: 0 } as const
  expect(interpretationResult(at, late, 36 * HOUR)).toBeNull()
  expect(interpretationResult(at, late, 36 * HOUR + 1)).toBe('void')
})

test.each([
  [undefined, { from: 0, to: 99 }],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=100-', null],
  ['bytes=-', null],
  ['bytes=9-8', null],
  ['lines=1-2', null],
])('of 100 bytes %s is %o', (header, range) => {
  expect(rangeWithin(header, 100)).toEqual(range)
})
