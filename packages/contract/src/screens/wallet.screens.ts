import { named, optional } from '#kit/codec.ts'
import { id, text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'

/** What a channel writes behind the address it sends somebody back to. It only displays. */
export const payReturn = {
  orderId: named('id', optional(id)),
  status: optional(word),
  errMsg: optional(text({ max: 500 })),
}

export const walletScreens = {
  JinbiDetailPage: screen({
    path: '/userHuoyanDetail',
    access: 'member',
    params: { tab: optional(word) },
  }),
  MoneyDetailPage: screen({
    path: '/userMoneyDetail',
    access: 'member',
    params: { tab: optional(word) },
  }),
  ExpertIncomePage: screen({
    path: '/expert-income',
    access: 'member',
    params: { tab: optional(word) },
  }),
  DrawMoneyPage: screen({
    path: '/userDrawMoney',
    access: 'member',
  }),
  DrawDetailPage: screen({
    path: '/userDrawMoneyDetail/:id',
    access: 'member',
    params: { id },
  }),
  ChargePage: screen({
    path: '/pay/userChargeHuoyan',
    aliases: ['/pay'],
    access: 'member',
  }),
  ChargeFinishPage: screen({
    path: '/userChargeFinish',
    access: 'member',
    params: { orderId: payReturn.orderId },
  }),
  ChargeBackPage: screen({
    path: '/charge-back',
    access: 'member',
    params: payReturn,
  }),
}
