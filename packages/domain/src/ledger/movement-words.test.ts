import { expect, test } from 'vitest'
import { journalWords, movementWords, shareWords } from './movement-words.ts'

test.each([
  ['charge.paid', 'charged', '充值'],
  ['charge.refunded', 'other', '充值原路退回'],
  ['charge.refundFailed', 'returned', '退款未成功，已退回'],
  ['pack.looked', 'bought', '套餐查看'],
  ['plan.sold', 'bought', '购买方案'],
  ['setMeal.sold', 'bought', '购买套餐'],
  ['interpretation.sold', 'bought', '购买解读'],
  ['vip.sold', 'bought', '开通会员'],
  ['somethingNew.sold', 'bought', '购买'],
  ['plan.refunded', 'refunded', '退款'],
  ['lot.ended', 'ended', '赠送金币到期'],
  ['share.settled', 'earned', '方案分成到账'],
  ['share.returned', 'other', '分成退回'],
  ['partner.earned', 'earned', '合作收益'],
  ['withdrawal.requested', 'withdrawing', '提现'],
  ['withdrawal.rejected', 'returned', '提现退回'],
  ['withdrawal.cancelled', 'returned', '提现退回'],
  ['withdrawal.failed', 'returned', '提现退回'],
  ['gift.lot1', 'given', '赠送金币'],
  ['redPacket.won', 'given', '赠送金币'],
  ['red_packet.won', 'given', '赠送金币'],
  ['rp', 'given', '赠送金币'],
  ['redpacket.drawn', 'given', '红包'],
  ['nobody.knows', 'other', '余额变动'],
])('%s is %s, called %s', (event, kind, title) => {
  expect(movementWords(event)).toEqual({ kind, title })
})

test.each([
  ...['charge.paid', 'charge.refundFailed', 'pack.looked', 'lot.ended', 'share.settled'],
  ...['share.returned', 'partner.earned', 'withdrawal.requested', 'withdrawal.failed', 'gift'],
])('an event that only begins or ends like %s has no name yet', (event) => {
  const unnamed = { kind: 'other', title: '余额变动' }
  expect(movementWords(`re${event}`)).toEqual(unnamed)
  expect(movementWords(`${event}s`)).toEqual(unnamed)
})

test.each(['plan', 'setMeal', 'interpretation', 'vip'])(
  'what is only spelled like %s is sold under the general name, and what is not sold has none',
  (goods) => {
    expect(movementWords(`re${goods}.sold`).title).toBe('购买')
    expect(movementWords(`${goods}.soldOut`).title).toBe('余额变动')
    expect(movementWords(`${goods}.refundedLate`).title).toBe('余额变动')
    expect(movementWords(`${goods}unsold`).title).toBe('余额变动')
  },
)

test('a charge given back is no refund of something bought', () => {
  expect(movementWords('recharge.refunded').title).toBe('退款')
  expect(movementWords('charge.refundedLate').title).toBe('余额变动')
})

test.each([
  ['share.settled', '分成到账'],
  ['share.returned', '分成退回'],
  ['plan.restored', '赛果更正，补回分成'],
  ['plan.unrestored', '赛果更正，撤回补发'],
  ['plan.refunded', '售出已退款'],
  ['plan.sold', '售出'],
  ['pack.looked', '售出'],
  ['nobody.knows', '分成变动'],
])('to the expert %s is %s', (event, words) => {
  expect(shareWords(event)).toBe(words)
})

test.each([
  ...['reshare.settled', 'share.settleds', 'reshare.returned', 'share.returneds'],
  ...['plan.restoreds', 'plan.unrestoreds', 'plan.refundeds', 'plan.solds', 'pack.lookeds'],
  ...['unsold', 'overlooked', 'unrefunded', 'planrestored'],
])('%s is no event of a share that has a name', (event) => {
  expect(shareWords(event)).toBe('分成变动')
})

test.each([
  ['charge.paid', '充值'],
  ['charge.refundArrived', '充值退款已到账'],
  ['pack.expired', '套餐到期，余次转为收入'],
  ['model.sold', '购买模型'],
  ['subscription.sold', '购买包月私推'],
  ['vip.earned', '会员费按天转为收入'],
  ['withdrawal.requested', '提现'],
  ['withdrawal.sent', '提现已提交渠道'],
  ['withdrawal.arrived', '提现已到账'],
  ['withdrawal.failed', '提现未成功，已退回'],
  ['withdrawal.rejected', '提现驳回，已退回'],
  ['withdrawal.cancelled', '提现撤回，已退回'],
  ['plan.sold', '购买方案'],
  ['plan.refunded', '退款'],
  ['plan.restored', '赛果更正，补回分成'],
  ['plan.unrestored', '赛果更正，撤回补发'],
  ['redpacket.drawn', '红包'],
  ['nobody.knows', 'nobody.knows'],
])('in the books of the house %s is %s', (event, words) => {
  expect(journalWords(event)).toBe(words)
})
