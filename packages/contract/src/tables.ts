import type { Endpoint } from '#kit/endpoint.ts'
import type { GatewayMethod } from '#kit/gateway.ts'
import { basketballGateway } from '#basketball/basketball.gateway.ts'
import { basketballDetailGateway } from '#basketball/basketball-detail.gateway.ts'
import { basketballLeagueGateway } from '#league/basketball-league.gateway.ts'
import { footballDetailGateway } from '#football/football-detail.gateway.ts'
import { footballGateway } from '#football/football.gateway.ts'
import { leagueGateway } from '#league/league.gateway.ts'
import { lotteryGateway } from '#lottery/lottery.gateway.ts'
import { mediaGateway } from '#football/media.gateway.ts'
import { oddsGateway } from '#odds/odds.gateway.ts'
import { predictionGateway } from '#prediction/prediction.gateway.ts'
import { authEndpoints } from '#auth/auth.endpoints.ts'
import { codeEndpoints } from '#auth/code.endpoints.ts'
import { captchaEndpoints } from '#captcha/captcha.endpoints.ts'
import { chatEndpoints } from '#chat/chat.endpoints.ts'
import { communityEndpoints } from '#community/community.endpoints.ts'
import { actEndpoints } from '#console/acts.endpoints.ts'
import { consoleEndpoints } from '#console/console.endpoints.ts'
import { correctionEndpoints } from '#console/correction.endpoints.ts'
import { deskEndpoints } from '#console/desks.ts'
import { findEndpoints } from '#console/find.endpoints.ts'
import { hostActEndpoints } from '#console/host.endpoints.ts'
import { lotterySettingEndpoints } from '#console/lottery-setting.endpoints.ts'
import { promotionActEndpoints } from '#console/promotion-acts.endpoints.ts'
import { settingEndpoints } from '#console/setting.endpoints.ts'
import { todayEndpoints } from '#console/today.endpoints.ts'
import { workEndpoints } from '#console/work.endpoints.ts'
import { couponEndpoints } from '#coupon/coupon.endpoints.ts'
import { expertEndpoints } from '#expert/expert.endpoints.ts'
import { applyEndpoints } from '#expert/apply.endpoints.ts'
import { subscriptionEndpoints } from '#expert/subscription.endpoints.ts'
import { rankingEndpoints } from '#expert/ranking.endpoints.ts'
import { articleEndpoints } from '#expert/article.endpoints.ts'
import { draftEndpoints } from '#expert/draft.endpoints.ts'
import { receivedNoteEndpoints } from '#expert/received-note.endpoints.ts'
import { favouriteEndpoints } from '#favourite/favourite.endpoints.ts'
import { homeEndpoints } from '#home/home.endpoints.ts'
import { hostEndpoints } from '#host/host.endpoints.ts'
import { hostSettingEndpoints } from '#host/host-setting.endpoints.ts'
import { interpretationEndpoints } from '#interpretation/interpretation.endpoints.ts'
import { lotteryEndpoints } from '#interpretation/lottery.endpoints.ts'
import { matchDetailEndpoints } from '#match/match-detail.endpoints.ts'
import { matchEndpoints } from '#match/match.endpoints.ts'
import { messageEndpoints } from '#message/message.endpoints.ts'
import { modelVipEndpoints } from '#prediction/model-vip.endpoints.ts'
import { payEndpoints } from '#pay/pay.endpoints.ts'
import { planEndpoints } from '#plan/plan.endpoints.ts'
import { noteEndpoints } from '#plan/note.endpoints.ts'
import { publishEndpoints } from '#plan/publish.endpoints.ts'
import { predictionEndpoints } from '#prediction/prediction.endpoints.ts'
import { campaignEndpoints } from '#promotion/campaign.endpoints.ts'
import { promotionEndpoints } from '#promotion/promotion.endpoints.ts'
import { privacyEndpoints } from '#privacy/privacy.endpoints.ts'
import { pushEndpoints } from '#push/push.endpoints.ts'
import { redPacketEndpoints } from '#red-packet/red-packet.endpoints.ts'
import { replayEndpoints } from '#expert/replay.endpoints.ts'
import { searchEndpoints } from '#search/search.endpoints.ts'
import { setMealEndpoints } from '#set-meal/set-meal.endpoints.ts'
import { specialEndpoints } from '#special/special.endpoints.ts'
import { specialOddsEndpoints } from '#special/special-odds.endpoints.ts'
import { statsEndpoints } from '#stats/stats.endpoints.ts'
import { uploadEndpoints } from '#upload/upload.endpoints.ts'
import { userEndpoints } from '#user/user.endpoints.ts'
import { accountEndpoints } from '#user/account.endpoints.ts'
import { supportEndpoints } from '#user/support.endpoints.ts'
import { feedbackEndpoints } from '#user/feedback.endpoints.ts'
import { sessionEndpoints } from '#user/session.endpoints.ts'
import { spendingEndpoints } from '#user/spending.endpoints.ts'
import { filmUploadEndpoints } from '#video/film-upload.endpoints.ts'
import { videoEndpoints } from '#video/video.endpoints.ts'
import { vipGiftEndpoints } from '#vip/gift.endpoints.ts'
import { vipEndpoints } from '#vip/vip.endpoints.ts'
import { walletEndpoints } from '#wallet/wallet.endpoints.ts'
import { billEndpoints } from '#wallet/bill.endpoints.ts'
import { incomeEndpoints } from '#wallet/income.endpoints.ts'
import { refundEndpoints } from '#wallet/refund.endpoints.ts'
import { withdrawalEndpoints } from '#wallet/withdrawal.endpoints.ts'
import { writingEndpoints } from '#community/writing.endpoints.ts'
import { winMarkEndpoints } from '#special/win-mark.endpoints.ts'

/** Every call by table. For the server, the audits and the documents; the web imports single tables of open rows. */
export const allEndpoints = {
  auth: { ...authEndpoints, ...codeEndpoints },
  captcha: captchaEndpoints,
  chat: chatEndpoints,
  community: { ...communityEndpoints, ...writingEndpoints },
  console: {
    ...consoleEndpoints,
    ...todayEndpoints,
    ...findEndpoints,
    ...actEndpoints,
    ...promotionActEndpoints,
    ...settingEndpoints,
    ...lotterySettingEndpoints,
    ...hostActEndpoints,
    ...correctionEndpoints,
    ...workEndpoints,
    ...deskEndpoints,
  },
  coupon: couponEndpoints,
  favourite: favouriteEndpoints,
  expert: {
    ...expertEndpoints,
    ...draftEndpoints,
    ...rankingEndpoints,
    ...subscriptionEndpoints,
    ...applyEndpoints,
    ...receivedNoteEndpoints,
    ...articleEndpoints,
  },
  home: homeEndpoints,
  interpretation: interpretationEndpoints,
  host: { ...hostEndpoints, ...hostSettingEndpoints },
  lottery: lotteryEndpoints,
  match: matchEndpoints,
  message: messageEndpoints,
  matchDetail: matchDetailEndpoints,
  modelVip: modelVipEndpoints,
  pay: payEndpoints,
  plan: { ...planEndpoints, ...noteEndpoints, ...publishEndpoints },
  prediction: predictionEndpoints,
  privacy: privacyEndpoints,
  promotion: { ...promotionEndpoints, ...campaignEndpoints },
  push: pushEndpoints,
  redPacket: redPacketEndpoints,
  replay: replayEndpoints,
  search: searchEndpoints,
  setMeal: setMealEndpoints,
  special: { ...specialEndpoints, ...specialOddsEndpoints },
  stats: statsEndpoints,
  upload: uploadEndpoints,
  user: {
    ...userEndpoints,
    ...accountEndpoints,
    ...supportEndpoints,
    ...feedbackEndpoints,
    ...sessionEndpoints,
    ...spendingEndpoints,
  },
  video: { ...videoEndpoints, ...filmUploadEndpoints },
  vip: { ...vipEndpoints, ...vipGiftEndpoints },
  wallet: {
    ...walletEndpoints,
    ...withdrawalEndpoints,
    ...refundEndpoints,
    ...billEndpoints,
    ...incomeEndpoints,
  },
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
