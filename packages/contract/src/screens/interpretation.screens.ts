import { named, optional, withDefault } from '#kit/codec.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { coins, id, text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'

export const interpretationScreens = {
  JieduListPage: screen({
    path: '/jiedu-list',
    params: { tab: optional(word), type: optional(legacyCode) },
  }),
  JieduPayChargePage: screen({
    path: '/tjInterpretation/pay-charge',
    aliases: ['/tjInterpretation/:id/pay-charge'],
    access: 'member',
    params: {
      price: optional(coins),
      interpretationId: named('jieduId', optional(id)),
      balance: named('ableBalance', optional(coins)),
    },
  }),
  JieduPayOkPage: screen({
    path: '/tjInterpretation/pay-ok',
    aliases: ['/tjInterpretation/:id/pay-ok'],
    access: 'member',
    params: { id: optional(id), orderId: optional(id) },
  }),
  JieduPayErrorPage: screen({
    path: '/tjInterpretation/pay-error',
    aliases: ['/tjInterpretation/:id/pay-error'],
    access: 'member',
    params: {
      errorMsg: optional(text({ max: 500 })),
      interpretationId: named('jieduId', optional(id)),
    },
  }),
  JieduFeedbackPage: screen({
    path: '/tjInterpretation/feedback',
    aliases: ['/tjInterpretation/:id/feedback'],
    access: 'member',
    params: { id: optional(id), expertId: named('jcobMemberId', optional(id)) },
  }),
  JieduDetailPage: screen({
    path: '/tjInterpretation/:id',
    params: { id },
  }),
  MyLookJieduPage: screen({
    path: '/my-look-jiedu/:tab',
    access: 'member',
    params: { tab: withDefault(word, '0') },
  }),
  PublishJieduPage: screen({
    path: '/publish-jiedu',
    access: 'member',
    params: { sport: named('matchType', optional(sport)) },
  }),
  MyPostJieduPage: screen({
    path: '/my-post-jiedu/:tab',
    access: 'member',
    params: { tab: withDefault(word, 'all') },
  }),
  VideoJieduList: screen({
    path: '/video-jiedu-list',
    params: { expertId: optional(id), id: optional(id), pageType: optional(legacyCode) },
  }),
  VideoExpertHome: screen({
    path: '/video-jiedu-list/expert',
    params: { expertId: named('memberId', id) },
  }),
  VideoReplayList: screen({
    path: '/video-replay-list',
    params: { expertId: optional(id), id: optional(id), pageType: optional(legacyCode) },
  }),
}
