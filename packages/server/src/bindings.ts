import { authBindings } from '#features/auth/auth.bindings.ts'
import { basketballBindings } from '#features/basketball/basketball.bindings.ts'
import { couponBindings } from '#features/coupon/coupon.bindings.ts'
import { expertBindings } from '#features/expert/expert.bindings.ts'
import { exchangeBindings } from '#features/exchange/exchange.bindings.ts'
import { leagueBindings } from '#features/league/league.bindings.ts'
import { footballBindings } from '#features/football/football.bindings.ts'
import { lotteryBindings } from '#features/lottery/lottery.bindings.ts'
import { oddsBindings } from '#features/odds/odds.bindings.ts'
import { planBindings } from '#features/plan/plan.bindings.ts'
import { matchBindings } from '#features/match/match.bindings.ts'
import { predictionBindings } from '#features/prediction/prediction.bindings.ts'
import { statsBindings } from '#features/stats/stats.bindings.ts'
import { userBindings } from '#features/user/user.bindings.ts'
import { walletBindings } from '#features/wallet/wallet.bindings.ts'
import type { Binding } from '#kit/binding.ts'

/** Everything the product answers, feature by feature. */
export const bindings: readonly Binding[] = [
  ...authBindings,
  ...basketballBindings,
  ...couponBindings,
  ...expertBindings,
  ...exchangeBindings,
  ...leagueBindings,
  ...footballBindings,
  ...lotteryBindings,
  ...oddsBindings,
  ...planBindings,
  ...matchBindings,
  ...predictionBindings,
  ...statsBindings,
  ...userBindings,
  ...walletBindings,
]
