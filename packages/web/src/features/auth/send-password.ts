import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { call } from '#kit/call.ts'
import { encryptPassword } from '#kit/crypto/password-cipher.ts'
import type { Written } from '#kit/use-write.ts'
import type { Endpoint } from '@linmen/contract'

/**
 * Sends something with a password in it, which never travels as text. The key's nonce lives five minutes: a page that
 * was open longer fetches a new one and tries again.
 */
export async function sendPassword<Row extends Endpoint>(
  password: string,
  send: (passwordCipher: string) => Promise<Written<Row>>,
): Promise<Written<Row>> {
  const first = await send(await sealPassword(password))
  const isStale = !first.ok && (first.failure as { code?: string }).code === 'login.stale'
  return isStale ? send(await sealPassword(password)) : first
}

/** A password as it travels. Each has a nonce of its own. */
export async function sealPassword(password: string): Promise<string> {
  const { rsa } = await call(statsEndpoints.config, {})
  return encryptPassword(rsa, password)
}
