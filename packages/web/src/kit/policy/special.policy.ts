import type { lotteryNoIssue } from '@linmen/contract/interpretation/lottery.endpoints.ts'
import type {
  modelClosed,
  modelNoFree,
  modelNotFound,
} from '@linmen/contract/special/special.refusals.ts'
import { toast, type PolicyFor } from './reaction.ts'

export const specialPolicy: PolicyFor<
  typeof modelNotFound & typeof modelNoFree & typeof modelClosed & typeof lotteryNoIssue
> = {
  'model.not_found': toast(),
  'model.no_free': toast(),
  'model.closed': toast(),
  'lottery.issue_not_found': toast(),
}
