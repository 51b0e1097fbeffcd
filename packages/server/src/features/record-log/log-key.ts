import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { LogKey } from '@linmen/domain/record-log/signed-note.ts'
import { installationId } from '#db/installation.ts'
import { derivedKey } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW_BYTES = 32

export interface Signer extends LogKey {
  readonly sign: (message: Uint8Array) => Uint8Array
  /** Tells this log from another one made with the same secret. */
  readonly installation: string
}

/** The key of this log: from the installation's secret, and another one for every database. */
export async function signerOf({ settings, db }: Pick<Ports, 'settings' | 'db'>): Promise<Signer> {
  const installation = await installationId(db.read)
  const seed = derivedKey(settings.secret, `record-log ${installation}`)
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return {
    name: settings.logOrigin,
    publicKey: spki.subarray(-RAW_BYTES),
    sign: (message) => sign(null, message, key),
    installation,
  }
}
