import { expect, test } from 'vitest'
import {
  campaignState,
  claimFault,
  stillToDo,
  type CampaignTerms,
  type GiftTerms,
  type Taker,
} from './claim.ts'

const DAY = 86_400_000
const terms: CampaignTerms = {
  startsAtMs: 100,
  endsAtMs: 200,
  hosts: [],
  audience: 'everyone',
  budget: null,
  spent: 0,
}
const gift: GiftTerms = { need: 0, most: 1, stock: null, given: 0, worth: 500 }
const taker: Taker = { host: 'browser', isVip: false, joinedAtMs: 0, have: 0, mine: 0 }

const NOTHING = {} as const
test.each<
  [string, Partial<CampaignTerms>, Partial<GiftTerms>, Partial<Taker>, number, string | null]
>([
  ['runs', NOTHING, NOTHING, NOTHING, 100, null],
  ['not yet', NOTHING, NOTHING, NOTHING, 99, 'coming'],
  ['its end is over', NOTHING, NOTHING, NOTHING, 200, 'ended'],
  ['another host', { hosts: ['native'] }, NOTHING, NOTHING, 150, 'host'],
  ['the own host', { hosts: ['native', 'browser'] }, NOTHING, NOTHING, 150, null],
  ['members only', { audience: 'vip' }, NOTHING, NOTHING, 150, 'audience'],
  ['a member', { audience: 'vip' }, NOTHING, { isVip: true }, 150, null],
  ['not for members', { audience: 'nonVip' }, NOTHING, { isVip: true }, 150, 'audience'],
  ['a newcomer', { audience: 'newcomer' }, NOTHING, NOTHING, 150, null],
  ['taken', NOTHING, NOTHING, { mine: 1 }, 150, 'taken'],
  ['not earned', NOTHING, { need: 3 }, { have: 2 }, 150, 'need'],
  ['earned', NOTHING, { need: 3 }, { have: 3 }, 150, null],
  ['the second not earned', NOTHING, { need: 1, most: 3 }, { have: 1, mine: 1 }, 150, 'need'],
  ['the second earned', NOTHING, { need: 1, most: 3 }, { have: 2, mine: 1 }, 150, null],
  ['the last one', NOTHING, { stock: 5, given: 4 }, NOTHING, 150, null],
  ['none left', NOTHING, { stock: 5, given: 5 }, NOTHING, 150, 'gone'],
  ['the budget to the fen', { budget: 1000, spent: 500 }, NOTHING, NOTHING, 150, null],
  ['the budget is used', { budget: 1000, spent: 501 }, NOTHING, NOTHING, 150, 'gone'],
])('%s', (_name, campaign, one, who, atMs, fault) => {
  expect(
    claimFault({ ...terms, ...campaign }, { ...gift, ...one }, { ...taker, ...who }, atMs),
  ).toBe(fault)
})

test('who joined more than 30 days ago is no newcomer', () => {
  const long = { ...terms, audience: 'newcomer' as const, endsAtMs: 40 * DAY }
  expect(claimFault(long, gift, taker, 30 * DAY)).toBeNull()
  expect(claimFault(long, gift, taker, 30 * DAY + 1)).toBe('audience')
})

test('a campaign is coming, runs, has ended', () => {
  expect([99, 100, 199, 200].map((at) => campaignState(terms, at))).toEqual([
    'coming',
    'running',
    'running',
    'ended',
  ])
})

test.each<[string, Partial<GiftTerms>, Partial<Taker>, number | null]>([
  ['the rest of it', { need: 300 }, { have: 120 }, 180],
  ['the rest of the second', { need: 100, most: 2 }, { have: 150, mine: 1 }, 50],
  ['nothing: it is earned', { need: 300 }, { have: 300 }, 0],
  ['it would not help: taken', { need: 300 }, { have: 300, mine: 1 }, null],
  ['it would not help: none left', { need: 300, stock: 5, given: 5 }, { have: 120 }, null],
])('what is still to do: %s', (_name, one, who, rest) => {
  expect(stillToDo(terms, { ...gift, ...one }, { ...taker, ...who }, 150)).toBe(rest)
})

test('nothing is to do for a campaign that has ended', () => {
  expect(stillToDo(terms, { ...gift, need: 300 }, taker, 200)).toBeNull()
})
