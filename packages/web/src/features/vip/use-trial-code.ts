import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { TRIAL_WAIT_SECONDS } from '@linmen/domain/vip/trial.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { askWhereWanted, useCountdown, type CodeSending } from '#features/auth/parts/public.ts'

/** Asks for the code of a trial, which goes to the member's own phone: sixty steps, not sixty-one. */
export function useTrialCode(): CodeSending {
  const { left, start } = useCountdown(TRIAL_WAIT_SECONDS)
  const [demoCode, setDemoCode] = useState<string>()
  const { write, busy } = useWrite(vipEndpoints.sendTrialCode, {
    policy: { '*': { do: 'toast', orElse: texts.codeNotSent } },
  })
  const send = async () => {
    if (left !== null) return notices.toast(texts.codeWait)
    const reason = { subject: 'own', purpose: 'verifyPhone' }
    if (!(await askWhereWanted(reason))) return notices.toast(texts.sliderFailed)
    const sent = await write({})
    if (!sent.ok) return
    setDemoCode(sent.output.demoCode)
    start()
  }
  return { left, busy, demoCode, send }
}
