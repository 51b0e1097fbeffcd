import { sendPush } from '#features/push/public.ts'
import { sendSms } from '#features/sms/public.ts'
import type { Sender } from '#jobs/outbox.ts'

/** Everything the product says to the outside world, kind by kind. */
export const senders: readonly Sender[] = [sendSms, sendPush]
