import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { hotExpert } from '#expert/expert.schemas.ts'
import { ratioPeriod, winRatio } from '#expert/ranking.schemas.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { purchaseTouches } from '#pay/purchase-touches.ts'
import { labKind, listedPlans, planFilter, planLooker } from './plan-list.schemas.ts'
import { planNotFound, planPayRefusals } from './plan.refusals.ts'
import { planDetail, planReceipt, planSummary } from './plan.schemas.ts'

export const planEndpoints = {
  list: endpoint({
    call: 'c.plan.list.type',
    method: 'POST',
    path: '/api/plan/list/{type}',
    effect: 'read',
    about: ['plans'],
    input: listedPlans,
    output: pageOf(planSummary),
  }),
  listForHome: endpoint({
    call: 'c.home.queryHomePlanDataNew',
    method: 'GET',
    path: '/api/home/queryHomePlanDataNew',
    effect: 'read',
    about: ['plans', 'experts'],
    input: shape({ sport: named('qiuFlag', optional(sport)) }),
    output: shape({
      hot: named('expertList', list(hotExpert)),
      newest: named('planList', list(planSummary)),
      free: named('freePlanList', list(planSummary)),
      counts: named(
        'countInfo',
        shape({ onSale: named('saleCount', int()), free: named('freeCount', int()) }),
      ),
    }),
  }),
  listLaboratory: endpoint({
    call: 'c.labPlan.list.x',
    method: 'POST',
    path: '/api/labPlan/list/{x}',
    effect: 'read',
    about: ['plans'],
    input: shape({ kind: named('x', labKind), ...planFilter }),
    output: pageOf(planSummary),
  }),
  winRatios: endpoint({
    call: 'c.plan.expertWinRatioByRankOption.x',
    method: 'POST',
    path: '/api/plan/expertWinRatioByRankOption/{x}',
    effect: 'read',
    about: ['experts', 'follows'],
    input: shape({
      period: named('x', ratioPeriod),
      sport: named('raceTypeId', optional(sport)),
      order: named('sortType', withDefault(legacyCode, 8)),
    }),
    output: shape({ items: named('dataList', list(winRatio)) }),
  }),
  listLookers: endpoint({
    call: 'own.plan.lookers',
    method: 'GET',
    path: '/api/plan/lookers/{planId}',
    effect: 'read',
    about: ['plans'],
    input: shape({ planId: id, pageNo, pageSize: pageSize(20) }),
    output: pageOf(planLooker),
    refusals: planNotFound,
  }),
  look: endpoint({
    call: 'c.plan.look.id',
    method: 'GET',
    path: '/api/plan/look/{id}',
    effect: 'read',
    about: ['plans'],
    input: shape({ id }),
    output: planDetail,
    refusals: planNotFound,
  }),
  pay: endpoint({
    call: 'c.plan.pay.id',
    method: 'GET',
    path: '/api/plan/pay/{id}',
    effect: 'write',
    access: 'member',
    touches: ['plans', ...purchaseTouches],
    money: true,
    // A discount card pays by itself unless the buyer says that nothing shall.
    input: shape({ id, withoutOffer: named('noOffer', optional(flag)) }),
    output: planReceipt,
    refusals: planPayRefusals,
  }),
  payWithCoupon: endpoint({
    call: 'c.uc.plan.offer.pay',
    method: 'GET',
    path: '/api/uc/plan/offer/pay',
    effect: 'write',
    access: 'member',
    touches: ['plans', ...purchaseTouches],
    money: true,
    input: shape({ planNo: id, couponId: named('feeId', optional(id)) }),
    output: planReceipt,
    refusals: planPayRefusals,
  }),
}
