import { commonRefusals, type Refusals } from '@linmen/contract'
import { planPayRefusals } from '@linmen/contract/plan/plan.refusals.ts'

const LONGEST = 60
const known: Refusals = { ...commonRefusals, ...planPayRefusals }

/**
 * Why a payment failed, as the failure page says it. The address is written by anybody, so a code
 * is looked up, and anything else is plain text of at most sixty characters.
 */
export function payFailureText(errorMsg: string | undefined): string | null {
  if (!errorMsg) return null
  if (Object.hasOwn(known, errorMsg)) return known[errorMsg]!.text
  return [...errorMsg].slice(0, LONGEST).join('')
}
