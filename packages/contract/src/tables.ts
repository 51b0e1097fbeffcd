import type { Endpoint } from '#kit/endpoint.ts'
import type { GatewayMethod } from '#kit/gateway.ts'
import { basketballGateway } from '#sportdata/basketball.gateway.ts'
import { basketballDetailGateway } from '#sportdata/basketball-detail.gateway.ts'
import { basketballLeagueGateway } from '#sportdata/basketball-league.gateway.ts'
import { footballDetailGateway } from '#sportdata/football-detail.gateway.ts'
import { footballGateway } from '#sportdata/football.gateway.ts'
import { leagueGateway } from '#sportdata/league.gateway.ts'
import { lotteryGateway } from '#sportdata/lottery.gateway.ts'
import { mediaGateway } from '#sportdata/media.gateway.ts'
import { oddsGateway } from '#sportdata/odds.gateway.ts'
import { predictionGateway } from '#sportdata/prediction.gateway.ts'
import { authEndpoints } from '#auth/auth.endpoints.ts'
import { captchaEndpoints } from '#captcha/captcha.endpoints.ts'
import { chatEndpoints } from '#chat/chat.endpoints.ts'
import { communityEndpoints } from '#community/community.endpoints.ts'
import { couponEndpoints } from '#coupon/coupon.endpoints.ts'
import { expertEndpoints } from '#expert/expert.endpoints.ts'
import { homeEndpoints } from '#home/home.endpoints.ts'
import { hostEndpoints } from '#host/host.endpoints.ts'
import { interpretationEndpoints } from '#interpretation/interpretation.endpoints.ts'
import { lotteryEndpoints } from '#interpretation/lottery.endpoints.ts'
import { matchDetailEndpoints } from '#match/match-detail.endpoints.ts'
import { matchEndpoints } from '#match/match.endpoints.ts'
import { messageEndpoints } from '#message/message.endpoints.ts'
import { modelVipEndpoints } from '#prediction/model-vip.endpoints.ts'
import { payEndpoints } from '#pay/pay.endpoints.ts'
import { planEndpoints } from '#plan/plan.endpoints.ts'
import { predictionEndpoints } from '#prediction/prediction.endpoints.ts'
import { promotionEndpoints } from '#promotion/promotion.endpoints.ts'
import { redPacketEndpoints } from '#red-packet/red-packet.endpoints.ts'
import { replayEndpoints } from '#expert/replay.endpoints.ts'
import { searchEndpoints } from '#search/search.endpoints.ts'
import { setMealEndpoints } from '#set-meal/set-meal.endpoints.ts'
import { specialEndpoints } from '#special/special.endpoints.ts'
import { statsEndpoints } from '#stats/stats.endpoints.ts'
import { uploadEndpoints } from '#upload/upload.endpoints.ts'
import { userEndpoints } from '#user/user.endpoints.ts'
import { videoEndpoints } from '#video/video.endpoints.ts'
import { vipEndpoints } from '#vip/vip.endpoints.ts'
import { walletEndpoints } from '#wallet/wallet.endpoints.ts'
import { winMarkEndpoints } from '#special/win-mark.endpoints.ts'

/** Every call by table. For the server, the audits and the documents; the web client imports single tables. */
export const allEndpoints = {
  auth: authEndpoints,
  captcha: captchaEndpoints,
  chat: chatEndpoints,
  community: communityEndpoints,
  coupon: couponEndpoints,
  expert: expertEndpoints,
  home: homeEndpoints,
  host: hostEndpoints,
  interpretation: interpretationEndpoints,
  lottery: lotteryEndpoints,
  match: matchEndpoints,
  matchDetail: matchDetailEndpoints,
  message: messageEndpoints,
  modelVip: modelVipEndpoints,
  pay: payEndpoints,
  plan: planEndpoints,
  prediction: predictionEndpoints,
  promotion: promotionEndpoints,
  redPacket: redPacketEndpoints,
  replay: replayEndpoints,
  search: searchEndpoints,
  setMeal: setMealEndpoints,
  special: specialEndpoints,
  stats: statsEndpoints,
  upload: uploadEndpoints,
  user: userEndpoints,
  video: videoEndpoints,
  vip: vipEndpoints,
  wallet: walletEndpoints,
  winMark: winMarkEndpoints,
} satisfies Record<string, Record<string, Endpoint>>

/** Every gateway method by table; the keys of the tables are the names on the wire. */
export const allGateway = {
  basketball: basketballGateway,
  basketballDetail: basketballDetailGateway,
  basketballLeague: basketballLeagueGateway,
  football: footballGateway,
  footballDetail: footballDetailGateway,
  league: leagueGateway,
  lottery: lotteryGateway,
  media: mediaGateway,
  odds: oddsGateway,
  prediction: predictionGateway,
} satisfies Record<string, Record<string, GatewayMethod>>
