import { expect, test } from 'vitest'
import { account, accountRule } from './accounts.ts'

test.each([
  [account.channel('ali'), 'psp:ali', 'asset', null, false],
  [account.paidCoins('m-1'), 'member:m-1:paid', 'liability', 'm-1', true],
  [account.promoCoins('m1'), 'member:m1:promo', 'liability', 'm1', true],
  [account.cash('m1'), 'member:m1:cash', 'liability', 'm1', true],
  [account.pendingShare('e1'), 'expert:e1:pending', 'liability', 'e1', false],
  [account.withdrawing('m1'), 'withdraw_pending:m1', 'liability', 'm1', true],
  [account.owedByExpert('e1'), 'receivable:expert:e1', 'asset', 'e1', true],
  [account.promoPool('rain'), 'promo_pool:rain', 'liability', null, true],
  [account.payoutClearing('ali'), 'payout_clearing:ali', 'liability', null, false],
  [account.refundClearing('ali'), 'refund_clearing:ali', 'liability', null, false],
  [account.suspense('ali'), 'suspense:ali', 'liability', null, false],
  [account.bank, 'bank', 'asset', null, false],
  [account.taxWithheld, 'tax_withheld', 'liability', null, false],
  [account.revenue('fee'), 'revenue:fee', 'income', null, false],
  [account.channelFee, 'psp_fee', 'expense', null, false],
  [account.loss, 'loss', 'expense', null, false],
  [account.partnerExpense, 'partner_share_expense', 'expense', null, false],
  [account.deferred('pack', 'k1'), 'deferred:pack:k1', 'liability', null, true],
  [account.deferred('vip', 'v1'), 'deferred:vip:v1', 'liability', null, true],
  [account.deferred('push', 's1'), 'deferred:push:s1', 'liability', null, true],
  [account.revenue('breakage'), 'revenue:breakage', 'income', null, false],
  [account.sales('interpretation'), 'sales:interpretation', 'income', null, false],
  [account.sales('vip'), 'sales:vip', 'income', null, false],
  [account.sales('model'), 'sales:model', 'income', null, false],
  [account.promoExpense('241'), 'promo_expense:241', 'expense', null, false],
  [account.promoExpense('trial'), 'promo_expense:trial', 'expense', null, false],
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

test.each([
  ...['psp:ali', 'member:m1:paid', 'expert:e1:pending', 'withdraw_pending:m1'],
  ...['receivable:expert:e1', 'promo_pool:rain', 'payout_clearing:ali', 'refund_clearing:ali'],
  ...['suspense:ali', 'bank', 'tax_withheld', 'revenue:fee', 'deferred:pack:k1', 'sales:plan'],
  ...['promo_expense:coupon', 'expert_share_expense', 'loss'],
])('a code that only contains %s is no account', (code) => {
  expect(() => accountRule(`x${code}`)).toThrow(RangeError)
  expect(() => accountRule(`${code}:`)).toThrow(RangeError)
})
