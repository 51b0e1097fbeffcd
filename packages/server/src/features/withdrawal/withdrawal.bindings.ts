import type { Binding } from '#kit/binding.ts'
import { withdraw, withdrawToAlipay } from './request-withdrawal.ts'
import { cancel, review } from './review-withdrawal.ts'
import {
  listBanks,
  listBranches,
  listCities,
  listReviews,
  lookWithdrawal,
  removeWithdrawalWay,
} from './withdrawal.reads.ts'

export const withdrawalBindings: Binding[] = [
  cancel,
  listBanks,
  listBranches,
  listCities,
  listReviews,
  lookWithdrawal,
  removeWithdrawalWay,
  review,
  withdraw,
  withdrawToAlipay,
]
