import { Hopeless } from '#jobs/outbox.ts'
import type { SmsSettings } from '#kit/settings.ts'
import { aliyunSignature, queryOf } from './aliyun-signature.ts'

const TIMEOUT_MS = 5000
/** Answers that another try cannot change. */
const HOPELESS = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_COUNT_OVER_LIMIT',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.OUT_OF_SERVICE',
  'SignatureDoesNotMatch',
  'InvalidAccessKeyId.NotFound',
])

export interface Sms {
  readonly phone: string
  readonly code: string
  /** The same in every try, so that the provider can tell a repeat. */
  readonly outNumber: string
  readonly nowMs: number
}

/** One text message through the SendSms call of Aliyun's short message service. */
export async function aliyunSms(settings: SmsSettings, sms: Sms): Promise<void> {
  const params = {
    AccessKeyId: settings.keyId,
    Action: 'SendSms',
    Format: 'JSON',
    OutId: sms.outNumber,
    PhoneNumbers: sms.phone,
    RegionId: 'cn-hangzhou',
    SignName: settings.signName,
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: `${sms.outNumber}-${sms.nowMs}`,
    SignatureVersion: '1.0',
    TemplateCode: settings.template,
    TemplateParam: JSON.stringify({ code: sms.code }),
    Timestamp: new Date(sms.nowMs).toISOString().replace(/\.\d+Z$/, 'Z'),
    Version: '2017-05-25',
  }
  const Signature = aliyunSignature('POST', params, settings.secret)
  const response = await fetch(settings.address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: queryOf({ ...params, Signature }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { Code = String(response.status), Message = '' } = (await response.json()) as {
    Code?: string
    Message?: string
  }
  if (Code === 'OK') return
  const reason = `the provider says ${Code} ${Message}`.trim()
  throw HOPELESS.has(Code) ? new Hopeless(reason) : new Error(reason)
}
