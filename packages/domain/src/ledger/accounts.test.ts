import { expect, test } from 'vitest'
import { account, accountRule } from './accounts.ts'

test.each([
  [account.channel('ali'), 'psp:ali', 'asset', null, false],
  [account.paidCoins('m-1'), 'member:m-1:paid', 'liability', 'm-1', true],
  [account.promoCoins('m1'), 'member:m1:promo', 'liability', 'm1', true],
  [account.cash('m1'), 'member:m1:cash', 'liability', 'm1', true],
  [account.pendingShare('e1'), 'expert:e1:pending', 'liability', 'e1', true],
  [account.deferredPack('k1'), 'deferred:pack:k1', 'liability', null, true],
  [account.sales('plan'), 'sales:plan', 'income', null, false],
  [account.sales('pack'), 'sales:pack', 'income', null, false],
  [account.promoExpense('coupon'), 'promo_expense:coupon', 'expense', null, false],
  [account.promoExpense('card'), 'promo_expense:card', 'expense', null, false],
  [account.promoExpense('charge'), 'promo_expense:charge', 'expense', null, false],
  [account.promoExpense('redpacket'), 'promo_expense:redpacket', 'expense', null, false],
  [account.shareExpense, 'expert_share_expense', 'expense', null, false],
])('%s', (code, written, kind, ownerId, kept) => {
  expect(code).toBe(written)
  expect(accountRule(code)).toEqual({ kind, ownerId, kept })
})

test.each([
  '',
  'member:m1',
  'member:m1:gold',
  'member::paid',
  'xmember:m1:paid',
  'member:m1:paid2',
  'member:a:b:paid',
  'expert:e1:paid',
  'xexpert:e1:pending',
  'expert:e1:pendingx',
  'deferred:pack:',
  'xdeferred:pack:k1',
  'deferred:pack:k 1',
  'sales:plans',
  'xsales:plan',
  'promo_expense:gift',
  'promo_expense:cards',
  'xpromo_expense:card',
  'expert_share_expenses',
  'xexpert_share_expense',
  'psp:',
  'psp:a b',
  'xpsp:ali',
])('%s is no account', (code) => {
  expect(() => accountRule(code)).toThrow(`no account ${code}`)
})
