import { appScreens } from './app.screens.ts'
import { couponScreens } from './coupon.screens.ts'
import { firstScreens } from './first.screens.ts'
import { leagueScreens } from './league.screens.ts'
import { matchScreens } from './match.screens.ts'
import { planScreens } from './plan.screens.ts'
import { setMealScreens } from './set-meal.screens.ts'
import { communityScreens } from './community.screens.ts'
import { expertScreens } from './expert.screens.ts'
import { homeScreens } from './home.screens.ts'
import { hostScreens } from './host.screens.ts'
import { interpretationScreens } from './interpretation.screens.ts'
import { messageScreens } from './message.screens.ts'
import { replayScreens } from './replay.screens.ts'
import { promotionScreens } from './promotion.screens.ts'
import { specialScreens } from './special.screens.ts'
import { vipSpecialScreens } from './vip-special.screens.ts'
import { vipScreens } from './vip.screens.ts'
import { walletScreens } from './wallet.screens.ts'
import { userScreens } from './user.screens.ts'

/** Every screen that has a page. */
export const openScreens = {
  ...appScreens,
  ...couponScreens,
  ...firstScreens,
  ...leagueScreens,
  ...matchScreens,
  ...planScreens,
  ...setMealScreens,
  ...communityScreens,
  ...expertScreens,
  ...homeScreens,
  ...hostScreens,
  ...interpretationScreens,
  ...messageScreens,
  ...promotionScreens,
  ...replayScreens,
  ...specialScreens,
  ...vipSpecialScreens,
  ...vipScreens,
  ...walletScreens,
  ...userScreens,
}

export type OpenScreenName = keyof typeof openScreens
