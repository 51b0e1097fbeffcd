import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import type { TestApp } from './harness.ts'

export async function configOf(app: Pick<TestApp, 'visitor'>) {
  const answer = await app.visitor().call(statsEndpoints.config, {})
  if (!answer.ok) throw new Error(answer.text)
  return answer.output
}

/** A text as our own pages hide it on the way. */
export async function cipherOf(
  app: Pick<TestApp, 'visitor'>,
  plain: object | string,
): Promise<string> {
  const der = Buffer.from((await configOf(app)).rsa.publicKey, 'base64')
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain)
  return publicEncrypt(options, Buffer.from(text)).toString('base64')
}

/** A password with a fresh nonce. */
export const sealed = async (app: Pick<TestApp, 'visitor'>, password: string) =>
  cipherOf(app, { n: (await configOf(app)).rsa.nonce, p: password })
