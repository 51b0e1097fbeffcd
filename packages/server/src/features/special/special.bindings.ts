import type { Binding } from '#kit/binding.ts'
import { bestScores, listBest, listBestOfMatch } from './best.reads.ts'
import { buy, canPay, pay, prepay } from './buy-model.ts'
import {
  balance,
  countBuyers,
  countBuyersOf,
  countMembers,
  listBought,
  listUnlocked,
  price,
  unlockState,
} from './model-vip.reads.ts'
import { setTool } from './set-tool.ts'
import { listMatches, look, tools } from './tool.reads.ts'
import { unlock, unlockFree, unlockTexts } from './unlock.ts'
import {
  dispersion,
  europeanOdds,
  extremes,
  injuries,
  kelly,
  kellyOdds,
  sameOdds,
} from './vip-data.reads.ts'
import {
  checkUnlocked,
  listByDate,
  listByMatch,
  listRecommended,
  probabilityChanges,
} from './win-mark.reads.ts'

export const specialBindings: Binding[] = [
  bestScores,
  listBest,
  listBestOfMatch,
  buy,
  canPay,
  pay,
  prepay,
  balance,
  countBuyers,
  countBuyersOf,
  countMembers,
  listBought,
  listUnlocked,
  price,
  unlockState,
  listMatches,
  look,
  tools,
  setTool,
  unlock,
  unlockFree,
  unlockTexts,
  dispersion,
  europeanOdds,
  extremes,
  injuries,
  kelly,
  kellyOdds,
  sameOdds,
  checkUnlocked,
  listByDate,
  listByMatch,
  listRecommended,
  probabilityChanges,
]
