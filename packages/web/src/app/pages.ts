import { openScreens, type OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { pathRedirects } from '@linmen/contract/screens/redirects.ts'
import { appPages } from '#features/app-pages/app.screens.ts'
import { authPages } from '#features/auth/auth.screens.ts'
import { basketballPages } from '#features/basketball/basketball.screens.ts'
import { couponPages } from '#features/coupon/coupon.screens.ts'
import { leaguePages } from '#features/league/league.screens.ts'
import { footballPages } from '#features/football/football.screens.ts'
import { galleryPages } from '#features/gallery/gallery.screens.ts'
import { homePages } from '#features/home/home.screens.ts'
import { matchPages } from '#features/match/match.screens.ts'
import { newsPages } from '#features/news/news.screens.ts'
import { planPages } from '#features/plan/plan.screens.ts'
import { redPacketPages } from '#features/red-packet/red-packet.screens.ts'
import { searchPages } from '#features/search/search.screens.ts'
import { setMealPages } from '#features/set-meal/set-meal.screens.ts'
import { userPages } from '#features/user/user.screens.ts'
import { communityPages } from '#features/community/community.screens.ts'
import { expertPages } from '#features/expert/expert.screens.ts'
import { hostPages } from '#features/host/host.screens.ts'
import { interpretationPages } from '#features/interpretation/interpretation.screens.ts'
import { messagePages } from '#features/message/message.screens.ts'
import { promotionPages } from '#features/promotion/promotion.screens.ts'
import { replayPages } from '#features/replay/replay.screens.ts'
import { specialPages } from '#features/special/special.screens.ts'
import { videoPages } from '#features/video/video.screens.ts'
import { vipPages } from '#features/vip/vip.screens.ts'
import { walletPages } from '#features/wallet/wallet.screens.ts'
import type { PageModule } from '#kit/address/page-module.ts'

/** Where the page of each screen lives. Only the router imports this: it names every chunk. */
export const pages = {
  ...appPages,
  ...authPages,
  ...basketballPages,
  ...couponPages,
  ...leaguePages,
  ...footballPages,
  ...galleryPages,
  ...homePages,
  ...matchPages,
  ...newsPages,
  ...planPages,
  ...redPacketPages,
  ...searchPages,
  ...setMealPages,
  ...communityPages,
  ...expertPages,
  ...hostPages,
  ...interpretationPages,
  ...messagePages,
  ...promotionPages,
  ...replayPages,
  ...specialPages,
  ...videoPages,
  ...vipPages,
  ...walletPages,
  ...userPages,
} satisfies Record<OpenScreenName, () => Promise<PageModule>>

export const screenRows = { screens: openScreens, redirects: pathRedirects }
