import { screen } from '#kit/screen.ts'

export const walletScreens = {
  JinbiDetailPage: screen({
    path: '/userHuoyanDetail',
    routes: ['rt.userHuoyanDetail'],
    access: 'member',
    planned: true,
  }),
  MoneyDetailPage: screen({
    path: '/userMoneyDetail',
    routes: ['rt.userMoneyDetail'],
    access: 'member',
    planned: true,
  }),
  DrawMoneyPage: screen({
    path: '/userDrawMoney',
    routes: ['rt.userDrawMoney'],
    access: 'member',
    planned: true,
  }),
  DrawDetailPage: screen({
    path: '/userDrawMoneyDetail/:id',
    routes: ['rt.userDrawMoneyDetail.id'],
    access: 'member',
    planned: true,
  }),
  ChargePage: screen({
    path: '/pay/userChargeHuoyan',
    routes: ['rt.pay.userChargeHuoyan', 'rt.pay'],
    aliases: ['/pay'],
    access: 'member',
    planned: true,
  }),
  ChargeFinishPage: screen({
    path: '/userChargeFinish',
    routes: ['rt.userChargeFinish'],
    access: 'member',
    planned: true,
  }),
  ChargeBackPage: screen({
    path: '/charge-back',
    routes: ['rt.charge-back'],
    access: 'member',
    planned: true,
  }),
}
