import type { PageWish } from '@linmen/contract'
import type { Reader } from '#db/port.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import type { Ports } from '#kit/ports.ts'
import { openText } from '#kit/secrets/sealed-text.ts'
import { sealOf, smsMessage } from './sms-message.ts'

/** The codes of the outbox, newest first. Without a provider nobody else can tell whoever asks for one. */
export async function codesIn(db: Reader, ports: Pick<Ports, 'settings'>, wish: PageWish) {
  const rows = db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', smsMessage.kind)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
  return presented(await pageFrom(rows, wish), (found) =>
    found.map((row) => {
      const { codeId, phone, purpose, sealed, endsAtMs, mute } = smsMessage.payload.decode(
        row.payload,
      )
      const isShown = ports.settings.sms === null && !mute
      return {
        id: row.id,
        phone,
        purpose,
        ...(isShown && { code: openText(ports, sealOf(codeId), sealed) }),
        state: row.state,
        ...(row.last_error !== null && { error: row.last_error.slice(0, 500) }),
        createdAtMs: row.created_at_ms,
        endsAtMs,
      }
    }),
  )
}
