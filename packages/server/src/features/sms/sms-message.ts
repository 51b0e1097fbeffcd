import { codePurposes } from '@linmen/contract/kit/legacy-words.ts'
import { flag, id, moment, shape, text, type House } from '@linmen/contract'
import type { MessageKind } from '#jobs/outbox.ts'

const payload = shape({
  /** The code's own id, which its seal is bound to. */
  codeId: id,
  phone: text({ max: 20 }),
  purpose: codePurposes,
  /** The code, unreadable to whoever has only the database. */
  sealed: text({ max: 200 }),
  endsAtMs: moment,
  /** Nobody answers at this number: the message takes its time and says nothing. */
  mute: flag,
})

export type SmsMessage = House<typeof payload>

/** A code by text message. */
export const smsMessage: MessageKind<SmsMessage> = { kind: 'sms', payload }

/** Where the seal of a message belongs. */
export const sealOf = (codeId: string) => ({ purpose: 'sms-code', place: codeId })
