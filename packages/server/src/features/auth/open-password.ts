import type { Ports } from '#kit/ports.ts'
import { useNonce } from './login-nonce.ts'
import { transportKey } from './transport-key.ts'

/** A password that travelled: itself, `stale` when its nonce is over, or null when it was not sealed as asked. */
export async function openPassword(
  ports: Ports,
  cipher: string,
): Promise<{ readonly password: string } | 'stale' | null> {
  const sent = opened((await transportKey(ports)).decrypt(cipher))
  if (sent === null) return null
  // The nonce is spent before the password is looked at: a captured login is worth nothing.
  const fresh = await ports.db.transaction((tx) => useNonce(tx, ports, sent.nonce))
  return fresh ? { password: sent.password } : 'stale'
}

/** The plain text is `{"n": nonce, "p": password}`; anything else counts as a wrong password. */
function opened(plain: string | null): { nonce: string; password: string } | null {
  try {
    const { n, p } = JSON.parse(plain ?? '') as { n?: unknown; p?: unknown }
    return typeof n === 'string' && typeof p === 'string' ? { nonce: n, password: p } : null
  } catch {
    return null
  }
}
