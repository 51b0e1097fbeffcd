import { expect, test } from 'vitest'
import { cents, NOTHING } from '#money/cents.ts'
import {
  cashArrived,
  cashCameBack,
  cashFrozen,
  cashReleased,
  cashSent,
  partnerEarned,
  shareRestored,
  shareSettled,
  shareTakenBack,
  shareUnrestored,
} from './cash-postings.ts'

const written = (postings: readonly { account: string; amount: number }[]) =>
  Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))
const out = { memberId: 'm', amount: cents(10_000), fee: cents(100), tax: cents(400) }

test('a share becomes cash, and what is owed is paid first', () => {
  expect(written(shareSettled({ expertId: 'e', amount: cents(900), owed: NOTHING }))).toEqual({
    'expert:e:pending': 900,
    'member:e:cash': -900,
  })
  expect(written(shareSettled({ expertId: 'e', amount: cents(900), owed: cents(1200) }))).toEqual({
    'expert:e:pending': 900,
    'receivable:expert:e': -900,
  })
})

test('a share taken back comes from the cash, and the rest is owed', () => {
  expect(written(shareTakenBack({ expertId: 'e', amount: cents(900), cash: cents(500) }))).toEqual({
    'member:e:cash': 500,
    'receivable:expert:e': 400,
    'expert:e:pending': -900,
  })
})

test('cash that goes out and comes back leaves nothing behind', () => {
  const all = [...cashFrozen(out), ...cashSent(out, 'c'), ...cashCameBack(out, 'c')]
  const sums = new Map<string, number>()
  for (const { account, amount } of all) sums.set(account, (sums.get(account) ?? 0) + amount)
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
  expect(written(cashReleased(out))).toEqual({
    'withdraw_pending:m': 10_000,
    'member:m:cash': -10_000,
  })
})

test('a fee and a tax stay here; the rest leaves by the bank', () => {
  expect(written(cashSent(out, 'c'))).toEqual({
    'withdraw_pending:m': 10_000,
    'payout_clearing:c': -9500,
    'revenue:fee': -100,
    tax_withheld: -400,
  })
  expect(written(cashArrived(out, 'c'))).toEqual({ 'payout_clearing:c': 9500, bank: -9500 })
})

test('a share the house pays after a corrected result is expense and pending, and goes the same way back', () => {
  const share = { expertId: 'e', amount: cents(900) }
  expect(written(shareRestored(share))).toEqual({
    expert_share_expense: 900,
    'expert:e:pending': -900,
  })
  expect(written(shareUnrestored(share))).toEqual({
    'expert:e:pending': 900,
    expert_share_expense: -900,
  })
})

test('what a partner earns is cash at once', () => {
  expect(written(partnerEarned('m', cents(250)))).toEqual({
    partner_share_expense: 250,
    'member:m:cash': -250,
  })
})
