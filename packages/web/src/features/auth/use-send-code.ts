import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { MOBILE, type CodePurpose } from '@linmen/contract/kit/legacy-words.ts'
import * as texts from '@linmen/contract/texts.ts'
import { skipsPhoneCheck } from '@linmen/domain/auth/phone-code.ts'
import { useState } from 'react'
import { anything } from '#kit/policy/error-policy.ts'
import { notices } from '#kit/notices.ts'
import { useWrite } from '#kit/use-write.ts'
import { askWhereWanted, type PersonCheck } from './person-check.ts'
import { digitsOf } from './phone-words.ts'
import { useCountdown } from './use-countdown.ts'

type SendRow = (typeof codeEndpoints)[keyof typeof codeEndpoints]

/** Where the code goes to the phone the house knows, whatever part of it the page shows. */
const TO_OWN: ReadonlySet<SendRow> = new Set([
  codeEndpoints.sendCheckCode,
  codeEndpoints.sendRealNameCheckCode,
])

export interface CodeSending {
  /** Steps until another code may be asked for; null when it may be now. */
  readonly left: number | null
  readonly busy: boolean
  /** The demo has no telephone: it tells the code on the page. */
  readonly demoCode: string | undefined
  send(phone: string): Promise<void>
}

/** Asks for a code: idle, then a countdown after a success, then idle again. A failure leaves it idle. */
export function useSendCode(
  row: SendRow,
  purpose: CodePurpose,
  check: PersonCheck = askWhereWanted,
): CodeSending {
  const { left, start } = useCountdown()
  const [demoCode, setDemoCode] = useState<string>()
  const { write, busy } = useWrite(row, {
    policy: { [anything]: { do: 'toast', orElse: texts.codeNotSent } },
  })
  const send = async (typed: string) => {
    const phone = digitsOf(typed)
    const fault = faultOf(phone, purpose, left)
    if (fault !== null) return notices.toast(fault)
    const subject = TO_OWN.has(row) ? 'own' : phone
    if (!(await check({ subject, purpose }))) return notices.toast(texts.sliderFailed)
    const sent = await write({ phone, purpose })
    if (!sent.ok) return
    setDemoCode(sent.output.demoCode)
    start()
  }
  return { left, busy, demoCode, send }
}

function faultOf(phone: string, purpose: CodePurpose, left: number | null): string | null {
  if (left !== null) return texts.codeWait
  if (phone === '') return texts.codeNeedsPhone
  return skipsPhoneCheck(purpose) || MOBILE.test(phone) ? null : texts.phoneFormat
}
