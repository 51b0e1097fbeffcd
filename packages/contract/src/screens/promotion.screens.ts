import { optional } from '#kit/codec.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { screen } from '#kit/screen.ts'
import { word } from './param-codecs.ts'

export const promotionScreens = {
  HdIndexPage: screen({ path: '/hd' }),
  /** Those operators make: every other page below is for one promotion. */
  CampaignPage: screen({ path: '/hd/campaign/:key', params: { key: word } }),
  Hd1812Page: screen({ path: '/hd/1812' }),
  HdTurnaroundPage: screen({ path: '/hd/turnaround' }),
  HdGoldenPigPage: screen({ path: '/hd/goldenpig' }),
  HdYazhoubeiPage: screen({ path: '/hd/yazhoubei' }),
  HdEuroVipPage: screen({ path: '/hd/euroVip' }),
  HdSpree2022Page: screen({ path: '/hd/spree2022' }),
  HdAmericanCupPage: screen({ path: '/hd/americanCup' }),
  HdAsianCupPage: screen({
    path: '/hd/asian-cup',
    params: { pay: optional(legacyCode), agentId: optional(word) },
  }),
  HdSpree1188Page: screen({ path: '/hd/spree1188' }),
  HdEightVipPage: screen({ path: '/hd/eightVip' }),
  HdEuroCupPage: screen({ path: '/hd/euroCup' }),
  HdCouponPage: screen({ path: '/hd/hd20', aliases: ['/hd20'], access: 'member' }),
  WorldCup288Page: screen({ path: '/hd/worldCup/288' }),
  WorldCup221014Page: screen({ path: '/hd/worldCup/221014' }),
  WorldCupPage: screen({ path: '/hd/worldCup/index' }),
  WorldCupExpertRankPage: screen({
    path: '/hd/worldCup/expert-rank',
    aliases: ['/hd/worldCup/index/expert-rank'],
  }),
  WorldCupTeamRankPage: screen({
    path: '/hd/worldCup/team-rank',
    aliases: ['/hd/worldCup/index/team-rank'],
  }),
}
