import { createCipheriv, createDecipheriv } from 'node:crypto'
import { derivedKey } from './derived-key.ts'
import type { Ports } from '#kit/ports.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Written before each text, so that another way of sealing can be told from this one. */
const FORM = 's1.'

type Sealing = Pick<Ports, 'random' | 'settings'>

/**
 * Makes a text unreadable for whoever has only the database. It opens again with the installation's secret, for the
 * same purpose and at the same place: moved to another row, it is worth nothing.
 */
export function sealText(
  { random, settings }: Sealing,
  { purpose, place }: SealedFor,
  plain: string,
): string {
  const nonce = random.bytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derivedKey(settings.secret, purpose), nonce)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return FORM + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

export interface SealedFor {
  readonly purpose: string
  /** The row it belongs to, such as the member's id. */
  readonly place: string
}

/** The text again. Throws when it was sealed for something else, or changed. */
export function openText(
  { settings }: Pick<Sealing, 'settings'>,
  { purpose, place }: SealedFor,
  sealed: string,
): string {
  if (!sealed.startsWith(FORM)) throw new Error('a text was expected to be sealed')
  const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, derivedKey(settings.secret, purpose), nonce)
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const plain = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([plain, decipher.final()]).toString('utf8')
}
