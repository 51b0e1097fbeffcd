import { CODE_LIFE_MS } from '@linmen/domain/auth/phone-code.ts'
import { sealOf, smsMessage } from '#features/sms/public.ts'
import { markFailed } from '#jobs/outbox.repo.ts'
import { sendLater } from '#jobs/outbox.ts'
import type { Ports } from '#kit/ports.ts'
import { sealText } from '#kit/secrets/sealed-text.ts'

const HOUR_MS = 3_600_000
const REFUSED = 'the provider says isv.BUSINESS_LIMIT_CONTROL 触发小时级流控Permits:5'

/** A code that never came: the provider refused its message until nobody tried any more. */
export async function seedStuckMessage(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs() - 3 * HOUR_MS
  const codeId = ports.ids.next('pc')
  const sealed = sealText(ports, sealOf(codeId), '246810')
  const words = { codeId, phone: '13800000021', purpose: 'loginOrRegister', sealed } as const
  await ports.db.transaction(async (tx) => {
    const message = { ...words, endsAtMs: nowMs + CODE_LIFE_MS, mute: false }
    const id = await sendLater(tx, { nowMs, ports }, smsMessage, message)
    await tx.updateTable('outbox').set({ tries: 4 }).where('id', '=', id).execute()
    await markFailed(tx, id, { reason: REFUSED, nextAtMs: null })
  })
}
