import { promotionEndpoints } from '@linmen/contract/promotion/promotion.endpoints.ts'
import type { PopUp } from '@linmen/contract/promotion/promotion.schemas.ts'
import { mayPopUp, popUpPlan } from '@linmen/domain/promotion/pop-up.ts'
import { call } from '#kit/call.ts'
import { serverNowMs } from '#kit/clock.ts'
import { note } from '#kit/log.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { followTarget } from './follow-target.ts'

/** The place of pop-ups that come at the start. */
const AT_START = 1

/** Shows what is due and sets the clock for what comes later. True when something was shown. */
export async function runPopUps(): Promise<boolean> {
  // What cannot be asked for does not come up.
  const answer = await call(promotionEndpoints.popUps, { location: AT_START }).catch(() => null)
  let shown = false
  for (const popUp of answer?.popUps ?? []) shown = (await runOne(popUp)) || shown
  return shown
}

/** A timer of more than 24 days ends at once: whoever waits longer looks again. */
const LONGEST_WAIT_MS = 86_400_000

async function runOne(popUp: PopUp): Promise<boolean> {
  const plan = popUpPlan(popUp, shownAt(popUp.id), serverNowMs())
  if (plan.do === 'note') note(plan.text)
  if (plan.do === 'wait')
    setTimeout(() => void runOne(popUp), Math.min(plan.atMs - serverNowMs(), LONGEST_WAIT_MS))
  return plan.do === 'show' && show(popUp)
}

async function show(popUp: PopUp): Promise<boolean> {
  if (!mayPopUp(navigation.here())) return false
  const seen = { ...seenPopUps(), [popUp.id]: serverNowMs() }
  writeJson(onDevice, storageKeys.popUps, seen)
  const { content = '', target, bottomText = '去看看' } = popUp
  if (!target) await notices.alert(content)
  else if (await notices.confirm(content, { yes: bottomText, no: '关闭' })) followTarget(target)
  // One that comes every day is set for tomorrow.
  if (popUp.rule.trigger === 'timed') void runOne(popUp)
  return true
}

const shownAt = (id: string): number | null => {
  const at = seenPopUps()[id]
  return typeof at === 'number' ? at : null
}

function seenPopUps(): Readonly<Record<string, unknown>> {
  const kept = readJson(onDevice, storageKeys.popUps)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}
