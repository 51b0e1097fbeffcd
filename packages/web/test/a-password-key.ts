import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { answer } from './answers.ts'

const RSA = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
}

/** The key that hides passwords on the way, as the server gives it: with a new nonce for everyone who asks. */
export async function keyAnswer() {
  const pair = await crypto.subtle.generateKey(RSA, true, ['encrypt', 'decrypt'])
  const der = await crypto.subtle.exportKey('spki', pair.publicKey)
  const publicKey = btoa(String.fromCharCode(...new Uint8Array(der)))
  let given = 0
  const key = answer(statsEndpoints.config, () => {
    given += 1
    return { promotion: false, rsa: { kid: 'k1', publicKey, nonce: `n${given}` } }
  })
  return { key, count: () => given }
}
