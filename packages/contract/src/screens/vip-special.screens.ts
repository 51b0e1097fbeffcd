import { screen } from '#kit/screen.ts'

export const vipSpecialScreens = {
  VipSpecialList: screen({
    path: '/vip-special/list',
    routes: ['rt.vip-special.list'],
    planned: true,
  }),
  VipSpecialBetfairPage: screen({
    path: '/vip-special/betfair-detail',
    routes: ['rt.vip-special.betfair-detail'],
    planned: true,
  }),
  VipSpecialDispersionPage: screen({
    path: '/vip-special/disperse-detail',
    routes: ['rt.vip-special.disperse-detail'],
    planned: true,
  }),
  VipSpecialKellyPage: screen({
    path: '/vip-special/kelly-detail',
    routes: ['rt.vip-special.kelly-detail'],
    planned: true,
  }),
  VipSpecialSameOddsPage: screen({
    path: '/vip-special/same-odds-detail',
    routes: ['rt.vip-special.same-odds-detail'],
    planned: true,
  }),
  VipSpecialRecordPage: screen({
    path: '/vip-special/record-detail',
    routes: ['rt.vip-special.record-detail'],
    planned: true,
  }),
  VipSpecialInjuryPage: screen({
    path: '/vip-special/injury-detail',
    routes: ['rt.vip-special.injury-detail'],
    planned: true,
  }),
  VipSpecialIntroduce: screen({
    path: '/vip-special/introduce',
    routes: ['rt.vip-special.introduce'],
    planned: true,
  }),
  WindMarkListPage: screen({ path: '/wind-mark-lis', routes: ['rt.wind-mark-lis'], planned: true }),
  MyLookWindmark: screen({
    path: '/wind-mark-lis/looked',
    routes: ['rt.wind-mark-lis.looked'],
    access: 'member',
    planned: true,
  }),
  ProbabilityChange: screen({
    path: '/wind-mark-lis/probability-change/:winMarkId',
    routes: ['rt.wind-mark-lis.probability-change.windMarkId'],
    planned: true,
  }),
}
