import type { Binding } from '#kit/binding.ts'
import { ads, popUps } from './ads.reads.ts'
import { claim, detail, expertRank, list, support } from './campaigns.ts'
import { claimForRating } from './rating-reward.ts'
import { topUp } from './top-up.ts'

export const promotionBindings: Binding[] = [
  popUps,
  ads,
  list,
  detail,
  topUp,
  claim,
  support,
  expertRank,
  claimForRating,
]
