import { CODE_DIGITS, CODE_LIFE_MS, judgeCode } from '@linmen/domain/auth/phone-code.ts'
import type { Tx } from '#db/port.ts'
import { sealOf, smsMessage } from '#features/sms/public.ts'
import { sendLater } from '#jobs/outbox.ts'
import type { Call } from '#kit/call.ts'
import { derivedKey, hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'
import { sealText } from '#kit/secrets/sealed-text.ts'
import { countTry, keepCode, lockCode, type CodeKey } from './phone-code.repo.ts'

/** Who may use a code: the session that asked for it, or the same visitor. */
export const holderOf = (call: Pick<Call, 'visitorId' | 'deviceId' | 'ip'>, sessionId?: string) =>
  sessionId === undefined
    ? `visitor:${call.visitorId ?? call.deviceId ?? call.ip}`
    : `session:${sessionId}`

/** Makes a code and sends it, or only seems to, where nobody answers at the number. */
export async function issueCode(
  tx: Tx,
  ports: Omit<Ports, 'db'>,
  { mute, ...key }: CodeKey & { readonly mute: boolean },
): Promise<string> {
  const nowMs = ports.clock.nowMs()
  const id = ports.ids.next('pc')
  const code = String(ports.random.int(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const endsAtMs = nowMs + CODE_LIFE_MS
  await keepCode(tx, { ...key, id, hash: hashOf(ports, id, code), nowMs, endsAtMs })
  const sealed = sealText(ports, sealOf(id), code)
  const { phone, purpose } = key
  const message = { codeId: id, phone, purpose, sealed, endsAtMs, mute }
  await sendLater(tx, { nowMs, ports }, smsMessage, message)
  return code
}

/** Judges a typed code. Every try counts, whatever becomes of the call that brought it. */
export const tryCode = (
  { db, ...ports }: Ports,
  { code, ...key }: CodeKey & { readonly code: string },
): Promise<'right' | 'wrong' | 'gone'> =>
  db.transaction(async (tx) => {
    const row = await lockCode(tx, key)
    const fits = row !== undefined && sameText(row.code_hash, hashOf(ports, row.id, code))
    const kept = row ? { tries: row.tries, used: row.used, endsAtMs: row.ends_at_ms } : null
    const verdict = judgeCode(kept, { fits, atMs: ports.clock.nowMs() })
    if (row && verdict !== 'gone') await countTry(tx, row.id, verdict === 'right')
    return verdict
  })

const hashOf = ({ settings }: Pick<Ports, 'settings'>, id: string, code: string) =>
  hmacHex(derivedKey(settings.secret, 'phone-code'), `${id}.${code}`)
