import type { OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { hrefTo } from '#kit/go.ts'

interface CampaignScreen {
  readonly screen: OpenScreenName
  readonly key: string
  /** Opens only while the configuration allows promotions. */
  readonly guarded?: true
}

/** Which promotion each page shows. */
export const campaignScreens: readonly CampaignScreen[] = [
  { screen: 'Hd1812Page', key: '1812', guarded: true },
  { screen: 'HdTurnaroundPage', key: 'turnaround', guarded: true },
  { screen: 'HdGoldenPigPage', key: 'goldenpig', guarded: true },
  { screen: 'HdYazhoubeiPage', key: 'yazhoubei', guarded: true },
  { screen: 'HdEuroVipPage', key: 'euroVip' },
  { screen: 'HdSpree2022Page', key: 'spree2022' },
  { screen: 'HdAmericanCupPage', key: 'americanCup', guarded: true },
  { screen: 'HdAsianCupPage', key: 'asian-cup' },
  { screen: 'HdSpree1188Page', key: 'spree1188', guarded: true },
  { screen: 'HdEightVipPage', key: 'eightVip' },
  { screen: 'HdEuroCupPage', key: 'euroCup', guarded: true },
  { screen: 'HdCouponPage', key: 'hd20' },
  { screen: 'WorldCup288Page', key: 'worldCup-288' },
  { screen: 'WorldCup221014Page', key: 'worldCup-221014' },
  { screen: 'WorldCupPage', key: 'worldCup' },
]

export const WORLD_CUP = 'worldCup'

/** Where a promotion is read: its own page, or the one for all that have none. */
export function hrefOfCampaign(key: string): string | undefined {
  const page = campaignScreens.find((each) => each.key === key)
  return page ? hrefTo(page.screen) : hrefTo('CampaignPage', { key })
}
