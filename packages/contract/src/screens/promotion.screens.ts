import { screen } from '#kit/screen.ts'

export const promotionScreens = {
  HdIndexPage: screen({ path: '/hd', routes: ['rt.hd'], planned: true }),
  Hd1812Page: screen({ path: '/hd/1812', routes: ['rt.hd.1812'], planned: true }),
  HdTurnaroundPage: screen({ path: '/hd/turnaround', routes: ['rt.hd.turnaround'], planned: true }),
  HdGoldenPigPage: screen({ path: '/hd/goldenpig', routes: ['rt.hd.goldenpig'], planned: true }),
  HdYazhoubeiPage: screen({ path: '/hd/yazhoubei', routes: ['rt.hd.yazhoubei'], planned: true }),
  HdEuroVipPage: screen({ path: '/hd/euroVip', routes: ['rt.hd.euroVip'], planned: true }),
  HdSpree2022Page: screen({ path: '/hd/spree2022', routes: ['rt.hd.spree2022'], planned: true }),
  HdAmericanCupPage: screen({
    path: '/hd/americanCup',
    routes: ['rt.hd.americanCup'],
    planned: true,
  }),
  HdAsianCupPage: screen({ path: '/hd/asian-cup', routes: ['rt.hd.asian-cup'], planned: true }),
  HdSpree1188Page: screen({ path: '/hd/spree1188', routes: ['rt.hd.spree1188'], planned: true }),
  HdEightVipPage: screen({ path: '/hd/eightVip', routes: ['rt.hd.eightVip'], planned: true }),
  HdEuroCupPage: screen({ path: '/hd/euroCup', routes: ['rt.hd.euroCup'], planned: true }),
  HdCouponPage: screen({
    path: '/hd/hd20',
    routes: ['rt.hd.hd20', 'rt.hd20'],
    aliases: ['/hd20'],
    access: 'member',
    planned: true,
  }),
  WorldCup288Page: screen({
    path: '/hd/worldCup/288',
    routes: ['rt.hd.worldCup.288'],
    planned: true,
  }),
  WorldCup221014Page: screen({
    path: '/hd/worldCup/221014',
    routes: ['rt.hd.worldCup.221014'],
    planned: true,
  }),
  WorldCupPage: screen({
    path: '/hd/worldCup/index',
    routes: ['rt.hd.worldCup.index'],
    planned: true,
  }),
  WorldCupExpertRankPage: screen({
    path: '/hd/worldCup/expert-rank',
    routes: ['rt.hd.worldCup.expert-rank'],
    aliases: ['/hd/worldCup/index/expert-rank'],
    planned: true,
  }),
  WorldCupTeamRankPage: screen({
    path: '/hd/worldCup/team-rank',
    routes: ['rt.hd.worldCup.team-rank'],
    aliases: ['/hd/worldCup/index/team-rank'],
    planned: true,
  }),
}
