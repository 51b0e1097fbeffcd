import type { PathParams } from '#kit/screen.ts'
import { appScreens } from './app.screens.ts'
import { communityScreens } from './community.screens.ts'
import { couponScreens } from './coupon.screens.ts'
import { expertScreens } from './expert.screens.ts'
import { homeScreens } from './home.screens.ts'
import { hostScreens } from './host.screens.ts'
import { interpretationScreens } from './interpretation.screens.ts'
import { leagueScreens } from './league.screens.ts'
import { matchScreens } from './match.screens.ts'
import { messageScreens } from './message.screens.ts'
import { planScreens } from './plan.screens.ts'
import { promotionScreens } from './promotion.screens.ts'
import { setMealScreens } from './set-meal.screens.ts'
import { specialScreens } from './special.screens.ts'
import { userScreens } from './user.screens.ts'
import { vipScreens } from './vip.screens.ts'
import { vipSpecialScreens } from './vip-special.screens.ts'
import { walletScreens } from './wallet.screens.ts'

/** Every screen by name. Holds no schemas, so that the web client can load it whole. */
export const screens = {
  ...appScreens,
  ...communityScreens,
  ...couponScreens,
  ...expertScreens,
  ...homeScreens,
  ...hostScreens,
  ...interpretationScreens,
  ...leagueScreens,
  ...matchScreens,
  ...messageScreens,
  ...planScreens,
  ...promotionScreens,
  ...setMealScreens,
  ...specialScreens,
  ...userScreens,
  ...vipScreens,
  ...vipSpecialScreens,
  ...walletScreens,
}

export type ScreenName = keyof typeof screens

/** What a caller gives to go to a screen: every name in its path, and any query parameters. */
export type ScreenParams<Name extends ScreenName> = {
  readonly [Param in PathParams<(typeof screens)[Name]['path']>]: string | number
} & { readonly [query: string]: string | number | undefined }
