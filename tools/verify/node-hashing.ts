import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Hashing } from '@linmen/domain/record-log/hashing.ts'

const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

// The server has the same for itself: whoever checks it runs none of its code, and a fault there cannot hide itself.
export const nodeHashing: Hashing = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  isSigned: ({ publicKey, message, signature }) => {
    const key = Buffer.concat([SPKI, publicKey])
    return verify(null, message, createPublicKey({ key, format: 'der', type: 'spki' }), signature)
  },
  toBytes: (text) => Buffer.from(text, 'utf8'),
  toText: (bytes) => Buffer.from(bytes).toString('utf8'),
}
