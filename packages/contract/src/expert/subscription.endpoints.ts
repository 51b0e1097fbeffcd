import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { saleRefusals } from '#pay/pay.refusals.ts'
import { plainReceipt } from '#pay/pay.schemas.ts'
import { purchaseTouches } from '#pay/purchase-touches.ts'
import { planSummary } from '#plan/plan.schemas.ts'
import { subscribeRefusals } from './expert.refusals.ts'
import { endingSubscription } from './expert.schemas.ts'
import { ownSubscription, subscribableExpert, subscriptionStage } from './subscription.schemas.ts'

export const subscriptionEndpoints = {
  listSubscribable: endpoint({
    call: 'c.private.expert.list',
    method: 'GET',
    path: '/api/private/expert/list',
    effect: 'read',
    about: ['experts', 'follows'],
    input: shape({ pageNo, sport: named('qiuFlag', optional(sport)) }),
    output: pageOf(subscribableExpert),
  }),
  subscribe: endpoint({
    call: 'own.expert.subscribe',
    method: 'POST',
    path: '/api/expert/subscribe',
    effect: 'write',
    access: 'member',
    money: true,
    touches: ['experts', 'plans', ...purchaseTouches],
    input: shape({ expertId: id }),
    output: plainReceipt,
    refusals: { ...subscribeRefusals, ...saleRefusals },
  }),
  listSubscribed: endpoint({
    call: 'c.query.queryMyBaoYueExpertList.id',
    method: 'POST',
    path: '/api/query/queryMyBaoYueExpertList/{id}',
    effect: 'read',
    access: 'member',
    about: ['experts'],
    input: shape({
      kind: named('id', legacyCode),
      pageNo,
      pageSize: pageSize(10),
      /** Only those that end within so many days. */
      days: named('day', optional(int({ max: 366 }))),
      sport: named('qiuFlag', optional(sport)),
      stage: named('status', withDefault(subscriptionStage, 'all')),
    }),
    output: pageOf(ownSubscription),
  }),
  listPushedToday: endpoint({
    call: 'c.query.queryPrivatePushToday',
    method: 'GET',
    path: '/api/query/queryPrivatePushToday',
    effect: 'read',
    access: 'member',
    about: ['plans', 'experts'],
    input: shape({
      expertId: named('expertMemberId', id),
      interpretationId: named('currentInterId', optional(id)),
    }),
    output: shape({
      isSubscribed: named('isBaoYue', flag),
      plans: named('planList', list(planSummary)),
    }),
  }),
  listExpiring: endpoint({
    call: 'c.push.checkAllExpire',
    method: 'GET',
    path: '/api/push/checkAllExpire',
    effect: 'read',
    access: 'member',
    about: ['experts'],
    output: shape({
      inThreeDays: named('three', list(endingSubscription)),
      inSevenDays: named('seven', list(endingSubscription)),
    }),
  }),
}
