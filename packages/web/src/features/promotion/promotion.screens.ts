const campaign = () => import('./pages/campaign.page.tsx')

export const promotionPages = {
  HdIndexPage: () => import('./pages/hd-index.page.tsx'),
  CampaignPage: campaign,
  Hd1812Page: campaign,
  HdTurnaroundPage: campaign,
  HdGoldenPigPage: campaign,
  HdYazhoubeiPage: campaign,
  HdEuroVipPage: campaign,
  HdSpree2022Page: campaign,
  HdAmericanCupPage: campaign,
  HdAsianCupPage: campaign,
  HdSpree1188Page: campaign,
  HdEightVipPage: campaign,
  HdEuroCupPage: campaign,
  HdCouponPage: campaign,
  WorldCup288Page: campaign,
  WorldCup221014Page: campaign,
  WorldCupPage: campaign,
  WorldCupExpertRankPage: () => import('./pages/expert-rank.page.tsx'),
  WorldCupTeamRankPage: () => import('./pages/team-rank.page.tsx'),
}
