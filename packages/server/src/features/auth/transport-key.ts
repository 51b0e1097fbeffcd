import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

export interface TransportKey {
  readonly kid: string
  /** Base64 of the public key, as browsers import it. */
  readonly publicKey: string
  /** The plain text, or null when it was not encrypted with this key. */
  decrypt(cipher: string): string | null
}

/** The key pair that hides passwords on the way: one for all processes on the same database. */
export const transportKey = perApp(async (ports: Ports): Promise<TransportKey> => {
  const { bits, pem, kid } = (await stored(ports)) ?? (await create(ports))
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  ports.log.debug({ kid, bits }, 'password transport key is ready')
  return {
    kid,
    publicKey: publicKey.toString('base64'),
    decrypt: (cipher) => decrypt(privateKey, cipher),
  }
})

async function stored({ db, settings }: Ports) {
  const row = await db.read
    .selectFrom('transport_key')
    .selectAll()
    .where('bits', '=', settings.rsaBits)
    .orderBy('created_at_ms')
    .orderBy('kid')
    .executeTakeFirst()
  return row && { kid: row.kid, bits: row.bits, pem: row.private_pem }
}

async function create(ports: Ports) {
  const { settings, clock, ids, db } = ports
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: settings.rsaBits })
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const key = { kid: ids.next('k'), bits: settings.rsaBits, pem }
  await db.transaction((tx) =>
    tx
      .insertInto('transport_key')
      .values({
        kid: key.kid,
        bits: key.bits,
        private_pem: pem,
        created_at_ms: clock.nowMs(),
      })
      .execute(),
  )
  // Another process may have been faster: all of them take the oldest.
  return (await stored(ports)) ?? key
}

// PKCS#1 v1.5 padding is refused by current Node; the client uses OAEP with SHA-256.
function decrypt(key: KeyObject, cipher: string): string | null {
  try {
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    return privateDecrypt(options, Buffer.from(cipher, 'base64')).toString('utf8')
  } catch {
    return null
  }
}
