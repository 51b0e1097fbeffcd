import { expect, test } from 'vitest'
import { movementWords } from './movement-words.ts'

test.each([
  ['charge.paid', 'charged', '充值'],
  ['plan.sold', 'bought', '购买方案'],
  ['somethingNew.sold', 'bought', '购买'],
  ['plan.refunded', 'refunded', '退款'],
  ['share.settled', 'earned', '方案分成到账'],
  ['withdrawal.requested', 'withdrawing', '提现'],
  ['withdrawal.failed', 'returned', '提现退回'],
  ['gift.lot1', 'given', '赠送金币'],
  ['nobody.knows', 'other', '余额变动'],
])('%s is %s, called %s', (event, kind, title) => {
  expect(movementWords(event)).toEqual({ kind, title })
})
