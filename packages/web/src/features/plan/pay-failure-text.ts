import { commonRefusals, type Refusals } from '@linmen/contract'
import { planPayRefusals } from '@linmen/contract/plan/plan.refusals.ts'
import { texts } from '@linmen/contract/texts.ts'

const LONGEST = 60
const known: Refusals = { ...commonRefusals, ...planPayRefusals }

/**
 * What the failure page says. The address is written by anybody, so a code is looked up, and
 * anything else is plain text of at most sixty characters.
 */
export function payFailureText(errorMsg: string | undefined): string {
  if (!errorMsg) return texts.planNotBought
  if (Object.hasOwn(known, errorMsg)) return known[errorMsg]!.text
  return [...errorMsg].slice(0, LONGEST).join('')
}
