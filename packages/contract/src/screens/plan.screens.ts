import { named, optional, withDefault } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { coins, id, text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'
import { payReturn } from './wallet.screens.ts'

export const planScreens = {
  PlanDetailPayChargePage: screen({
    path: '/plan/pay-charge',
    access: 'member',
    params: {
      price: optional(coins),
      planNo: optional(id),
      planId: optional(id),
      balance: named('ableBalance', optional(coins)),
      couponId: named('feeId', optional(id)),
      ...payReturn,
    },
  }),
  PlanDetailPayOkPage: screen({
    path: '/plan/pay-ok',
    access: 'member',
    params: { id: optional(id) },
  }),
  PlanDetailPayErrorPage: screen({
    path: '/plan/pay-error',
    access: 'member',
    params: { errorMsg: optional(text({ max: 500 })), planNo: optional(id) },
  }),
  PlanLookerPage: screen({
    path: '/plan/look-list/:planId',
    params: { planId: id },
  }),
  PlanBoxPage: screen({
    path: '/planBox',
    access: 'member',
    params: { id: optional(id) },
  }),
  MyPostPlanPage: screen({
    path: '/my-post-plan/:expertId/:tab',
    aliases: ['/my-post-plan'],
    access: 'member',
    params: { expertId: id, tab: withDefault(word, 'all') },
  }),
  MyLookPlanPage: screen({
    path: '/my-look-plan/:tab',
    access: 'member',
    params: { tab: withDefault(word, 'all') },
  }),
  PublishPlanTab: screen({
    path: '/publish',
    access: 'member',
    params: { tab: withDefault(word, '0'), sport: named('matchType', optional(sport)) },
  }),
  PlanDetailFeedbackPage: screen({
    path: '/plan/feedback',
    access: 'member',
    params: { id: optional(id) },
  }),
}
