import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { sport } from '#kit/legacy-words.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { expertFace } from '#expert/expert.schemas.ts'
import { plainReceipt, startedPayment } from '#pay/pay.schemas.ts'
import { purchaseTouches } from '#pay/purchase-touches.ts'
import { chargeWay } from '#wallet/wallet.schemas.ts'
import { payRefusals } from '#wallet/wallet.refusals.ts'
import { setMealPayRefusals, setMealSpendRefusals } from './set-meal.refusals.ts'
import { perksLeft, setMeal, setMealScope } from './set-meal.schemas.ts'

export const setMealEndpoints = {
  count: endpoint({
    call: 'c.setMeal.new.count',
    method: 'GET',
    path: '/api/setMeal/new/count',
    effect: 'read',
    access: 'member',
    about: ['setMeals'],
    input: shape({ expertId: optional(id) }),
    output: perksLeft,
  }),
  list: endpoint({
    call: 'c.setMeal.list.x',
    method: 'GET',
    path: '/api/setMeal/list/{x}',
    effect: 'read',
    about: ['setMeals'],
    // The specification has one list: what is on sale, or what the member has bought of it.
    input: shape({
      scope: named('x', setMealScope),
      mine: named('isBuy', optional(flag)),
      pageNo,
      pageSize: pageSize(10),
    }),
    output: pageOf(setMeal),
  }),
  listExperts: endpoint({
    call: 'c.setMeal.expert.list',
    method: 'GET',
    path: '/api/setMeal/expert/list',
    effect: 'read',
    output: shape({ list: list(expertFace) }),
  }),
  pay: endpoint({
    call: 'c.setMeal.pay',
    method: 'GET',
    path: '/api/setMeal/pay',
    effect: 'write',
    access: 'member',
    touches: purchaseTouches,
    money: true,
    input: shape({ packageId: named('pkgId', id) }),
    output: plainReceipt,
    refusals: setMealPayRefusals,
  }),
  // Opens content with a look and with nothing else: no coin is ever taken.
  spend: endpoint({
    call: 'c.uc.inter.setMeal',
    method: 'GET',
    path: '/api/uc/inter/setMeal',
    effect: 'write',
    access: 'member',
    touches: ['plans', ...purchaseTouches],
    money: true,
    input: shape({ contentId: named('interId', id), sport: named('raceType', optional(sport)) }),
    output: plainReceipt,
    refusals: setMealSpendRefusals,
  }),
  prepay: endpoint({
    call: 'c.pay.preDualSetMealPay',
    method: 'POST',
    path: '/api/pay/preDualSetMealPay',
    effect: 'write',
    access: 'member',
    touches: purchaseTouches,
    money: true,
    input: shape({
      way: named('chargeWay', optional(chargeWay)),
      packageId: named('planId', id),
      returnUrl: optional(text({ max: 500 })),
    }),
    output: startedPayment,
    refusals: { ...setMealPayRefusals, ...payRefusals },
  }),
}
