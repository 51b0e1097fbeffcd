import type { Tx } from '#db/port.ts'
import { derivedKey, hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'
import { spendNonce } from '#kit/secrets/used-nonce.ts'

const LIFE_MS = 5 * 60_000

/** A nonce carries its own end and signature, so that asking for one writes nothing. */
export function issueNonce(ports: Ports): string {
  const ends = (ports.clock.nowMs() + LIFE_MS).toString(36)
  const word = ports.random.bytes(16).toString('base64url')
  return `${word}.${ends}.${markOf(ports, word, ends)}`
}

/** Uses a nonce up. False when it is not ours, too old or was used before. */
export async function useNonce(tx: Tx, ports: Ports, nonce: string): Promise<boolean> {
  const [word = '', ends = '', mark = ''] = nonce.split('.')
  const endsAtMs = Number.parseInt(ends, 36)
  if (!sameText(mark, markOf(ports, word, ends)) || !(endsAtMs > ports.clock.nowMs())) return false
  return spendNonce(tx, word, endsAtMs)
}

const markOf = ({ settings }: Ports, word: string, ends: string) =>
  hmacHex(derivedKey(settings.secret, 'login-nonce'), `${word}.${ends}`).slice(0, 32)
