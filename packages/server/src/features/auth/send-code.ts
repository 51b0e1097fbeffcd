import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { MOBILE } from '@linmen/contract/kit/legacy-words.ts'
import {
  CODE_WAIT_SECONDS,
  purposeOf,
  sendWays,
  skipsPhoneCheck,
  type SendWay,
} from '@linmen/domain/auth/phone-code.ts'
import { action } from '#kit/action.ts'
import type { Call } from '#kit/call.ts'
import { memberByPhone, phoneOf } from './member.repo.ts'
import { holderOf, issueCode } from './phone-code.ts'

/** What sending needs of the call that asks for it. */
interface Sending extends Pick<Call, 'ports' | 'ip' | 'deviceId' | 'visitorId'> {
  readonly actor: { readonly id: string; readonly sessionId: string } | null
  readonly refuse: Refuse
}

interface Refuse {
  (code: 'code.no_phone' | 'phone_error' | 'check_error', data: {}): never
  (code: 'code.wait' | 'too_many_requests', data: { readonly retryAfterMs: number }): never
  (code: 'bad_input', data: { readonly field: string }): never
}

/** Every way to ask for a code. */
export const sendCodeBindings = (Object.keys(codeEndpoints) as SendWay[]).map((way) =>
  action(codeEndpoints[way], (input, call) => sendCode(way, input, call)),
)

/** All ways pass the same checks, in this order. */
export async function sendCode(way: SendWay, input: Asked, call: Sending) {
  const purpose = purposeOf(way, input.purpose)
  if (!purpose) return call.refuse('bad_input', { field: 'authType' })
  const phone = await phoneFor(way, input, call)
  const subject = sendWays[way].to === 'own' ? 'own' : phone
  await passLimits(phone, { subject, purpose }, call)
  const { db, settings } = call.ports
  // Who lost a password learns nothing here about who is a member: the answer and its time are the same.
  const mute = purpose === 'retrievePassword' && (await memberByPhone(db.read, phone)) === undefined
  const holder = holderOf(call, call.actor?.sessionId)
  const code = await db.transaction((tx) =>
    issueCode(tx, call.ports, { phone, purpose, holder, mute }),
  )
  const shows = settings.demo && settings.sms === null
  return { waitSeconds: CODE_WAIT_SECONDS, ...(shows && { demoCode: code }) }
}

interface Asked {
  readonly phone?: string | undefined
  readonly purpose?: Parameters<typeof skipsPhoneCheck>[0]
}

/** Where the code goes. A member's own number needs no check; a lost account's may be written as it is known. */
async function phoneFor(way: SendWay, asked: Asked, call: Sending): Promise<string> {
  if (sendWays[way].to === 'own' && call.actor) return phoneOf(call.ports.db.read, call.actor.id)
  const phone = asked.phone?.replaceAll(/\s/g, '') ?? ''
  if (phone === '') return call.refuse('code.no_phone', {})
  if (MOBILE.test(phone)) return phone
  const lost = way === 'sendRetrieveCode' && skipsPhoneCheck(asked.purpose)
  return lost ? phone : call.refuse('phone_error', {})
}

async function passLimits(
  phone: string,
  asked: { readonly subject: string; readonly purpose: string },
  call: Sending,
): Promise<void> {
  const { limits, personCheck } = call.ports
  const holder = holderOf(call, call.actor?.sessionId)
  if (personCheck && !(await personCheck.isPerson({ ...asked, holder })))
    return call.refuse('check_error', {})
  const device = call.deviceId ?? call.visitorId
  const whom = { phone, address: call.ip, ...(device !== null && { device }) }
  const retryAfterMs = await limits.take('code.send', whom)
  if (retryAfterMs > CODE_WAIT_SECONDS * 1000)
    return call.refuse('too_many_requests', { retryAfterMs })
  if (retryAfterMs > 0) return call.refuse('code.wait', { retryAfterMs })
}
