import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import {
  chargeBackArrived,
  chargeBackFailed,
  chargeSentBack,
  earnedBack,
} from './refund-postings.ts'

const back = { memberId: 'mei', channel: 'cashier', amount: cents(900), bonus: cents(50) }
const shown = (postings: readonly { account: string; amount: number }[]) =>
  Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))

test('a charge that goes back takes coins and what is left of its gift', () => {
  expect(shown(chargeSentBack(back))).toEqual({
    'member:mei:paid': 900,
    'refund_clearing:cashier': -900,
    'member:mei:promo': 50,
    'promo_expense:charge': -50,
  })
})

test('without a gift nothing is booked of one', () => {
  expect(shown(chargeSentBack({ ...back, bonus: cents(0) }))).toEqual({
    'member:mei:paid': 900,
    'refund_clearing:cashier': -900,
  })
})

test('what arrived leaves the channel', () => {
  expect(shown(chargeBackArrived(back))).toEqual({
    'refund_clearing:cashier': 900,
    'psp:cashier': -900,
  })
})

test('what a channel refuses is there again', () => {
  expect(shown(chargeBackFailed(back))).toEqual({
    'member:mei:paid': -900,
    'refund_clearing:cashier': 900,
    'member:mei:promo': -50,
    'promo_expense:charge': 50,
  })
})

test('days of a membership that were earned are deferred again', () => {
  expect(shown(earnedBack('deferred:vip:so1', cents(300)))).toEqual({
    'sales:vip': 300,
    'deferred:vip:so1': -300,
  })
})
