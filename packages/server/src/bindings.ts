import { authBindings } from '#features/auth/auth.bindings.ts'
import { basketballBindings } from '#features/basketball/basketball.bindings.ts'
import { consoleBindings } from '#features/console/console.bindings.ts'
import { couponBindings } from '#features/coupon/coupon.bindings.ts'
import { expertBindings } from '#features/expert/expert.bindings.ts'
import { exchangeBindings } from '#features/exchange/exchange.bindings.ts'
import { leagueBindings } from '#features/league/league.bindings.ts'
import { favouriteBindings } from '#features/favourite/favourite.bindings.ts'
import { footballBindings } from '#features/football/football.bindings.ts'
import { lotteryBindings } from '#features/lottery/lottery.bindings.ts'
import { noteBindings } from '#features/note/note.bindings.ts'
import { oddsBindings } from '#features/odds/odds.bindings.ts'
import { planBindings } from '#features/plan/plan.bindings.ts'
import { matchBindings } from '#features/match/match.bindings.ts'
import { predictionBindings } from '#features/prediction/prediction.bindings.ts'
import { saleBindings } from '#features/sale/sale.bindings.ts'
import { setMealBindings } from '#features/set-meal/set-meal.bindings.ts'
import { statsBindings } from '#features/stats/stats.bindings.ts'
import { userBindings } from '#features/user/user.bindings.ts'
import { walletBindings } from '#features/wallet/wallet.bindings.ts'
import { captchaBindings } from '#features/captcha/captcha.bindings.ts'
import { chatBindings } from '#features/chat/chat.bindings.ts'
import { communityBindings } from '#features/community/community.bindings.ts'
import { homeBindings } from '#features/home/home.bindings.ts'
import { hostBindings } from '#features/host/host.bindings.ts'
import { interpretationBindings } from '#features/interpretation/interpretation.bindings.ts'
import { messageBindings } from '#features/message/message.bindings.ts'
import { payBindings } from '#features/pay/pay.bindings.ts'
import { privacyBindings } from '#features/privacy/privacy.bindings.ts'
import { promotionBindings } from '#features/promotion/promotion.bindings.ts'
import { pushBindings } from '#features/push/push.bindings.ts'
import { redPacketBindings } from '#features/red-packet/red-packet.bindings.ts'
import { reconcileBindings } from '#features/reconcile/reconcile.bindings.ts'
import { refundBindings } from '#features/refund/refund.bindings.ts'
import { settlementBindings } from '#features/settlement/settlement.bindings.ts'
import { searchBindings } from '#features/search/search.bindings.ts'
import { specialBindings } from '#features/special/special.bindings.ts'
import { subscriptionBindings } from '#features/subscription/subscription.bindings.ts'
import { uploadBindings } from '#features/upload/upload.bindings.ts'
import { replayBindings } from '#features/replay/replay.bindings.ts'
import { videoBindings } from '#features/video/video.bindings.ts'
import { vipBindings } from '#features/vip/vip.bindings.ts'
import { withdrawalBindings } from '#features/withdrawal/withdrawal.bindings.ts'
import type { Binding } from '#kit/binding.ts'
import { directGoods } from './direct-goods.ts'

/** Everything the product answers, feature by feature. */
export const bindings: readonly Binding[] = [
  ...authBindings,
  ...basketballBindings,
  ...consoleBindings,
  ...couponBindings,
  ...expertBindings,
  ...exchangeBindings,
  ...leagueBindings,
  ...favouriteBindings,
  ...footballBindings,
  ...lotteryBindings,
  ...noteBindings,
  ...oddsBindings,
  ...planBindings,
  ...matchBindings,
  ...predictionBindings,
  ...saleBindings,
  ...setMealBindings,
  ...statsBindings,
  ...userBindings,
  ...captchaBindings,
  ...chatBindings,
  ...communityBindings,
  ...homeBindings,
  ...hostBindings,
  ...interpretationBindings,
  ...messageBindings,
  ...payBindings(directGoods),
  ...privacyBindings,
  ...promotionBindings,
  ...reconcileBindings,
  ...pushBindings,
  ...redPacketBindings,
  ...refundBindings,
  ...settlementBindings,
  ...searchBindings,
  ...specialBindings,
  ...subscriptionBindings,
  ...uploadBindings,
  ...replayBindings,
  ...videoBindings,
  ...vipBindings,
  ...walletBindings,
  ...withdrawalBindings,
]
