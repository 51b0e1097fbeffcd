import { optional } from '#kit/codec.ts'
import { endpoint, type Access, type Endpoint } from '#kit/endpoint.ts'
import { askedPurpose } from '#kit/legacy-words.ts'
import { int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { sendCodeRefusals } from './code.refusals.ts'

/** A member may see only part of the number; then the code goes to the one the house knows. */
const asked = shape({ phone: optional(text({ max: 20 })), purpose: askedPurpose })

/** How long until the next one may be asked for. The demo has no telephone and tells the code itself. */
const sent = shape({
  waitSeconds: int(),
  demoCode: optional(text({ max: 6 })),
})

const sending = <A extends Access>(call: string, path: string, access: A) =>
  endpoint({
    call,
    method: 'POST',
    path,
    effect: 'write',
    touches: [],
    access,
    input: asked,
    output: sent,
    refusals: sendCodeRefusals,
  })

/** Every way to ask for a code by text message. They differ in who asks and what for. */
export const codeEndpoints = {
  requestLoginCode: sending('c.ajaxAddLoginCode', '/api/ajaxAddLoginCode', 'anyone'),
  sendRegisterCode: sending('c.authCode.register.send', '/api/authCode/register/send', 'anyone'),
  sendBindCode: sending('c.authCode.bind.send', '/api/authCode/bind/send', 'member'),
  sendLoginCode: sending('c.authCode.login.send', '/api/authCode/login/send', 'anyone'),
  sendCheckCode: sending('c.authCode.uc.check.send', '/api/authCode/uc/check/send', 'member'),
  sendRealNameCheckCode: sending(
    'c.realName.uc.check.send',
    '/api/realName/uc/check/send',
    'member',
  ),
  sendRealNameBindCode: sending('c.realName.bind.send', '/api/realName/bind/send', 'member'),
  sendRetrieveCode: sending('c.authCode.retrieve.send', '/api/authCode/retrieve/send', 'anyone'),
}

export type SendCodeRow = Endpoint & (typeof codeEndpoints)[keyof typeof codeEndpoints]
