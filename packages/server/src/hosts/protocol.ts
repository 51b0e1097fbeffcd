import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { sameText } from '#kit/secrets/derived-key.ts'

/** What each app gave us to be known by. */
export interface HostAccount {
  readonly address: string
  readonly clientId: string
  readonly secret: string
}

export const PROOF_LIFE_MS = 5 * 60_000

/** `<moment>-<hmac>` over who and when, as the weather app signs. */
export const weatherSign = (secret: string, uid: string, atMs: number): string =>
  `${atMs}-${createHmac('sha256', secret).update(`${uid}|${atMs}`).digest('hex')}`

/** The moment it was signed; null when nobody signed this. */
export function signedAt(secret: string, uid: string, sign: string): number | null {
  const atMs = Number(/^(\d{13})-[\da-f]{64}$/.exec(sign)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(atMs)) return null
  return sameText(sign, weatherSign(secret, uid, atMs)) ? atMs : null
}

export interface Ticket {
  readonly uid: string
  readonly name: string
  readonly phone?: string
  readonly atMs: number
  readonly nonce: string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A ticket as the shopping app hands it to a page: AES-256-GCM under a key both know. */
export function sealTicket(key: Buffer, ticket: Ticket, nonce = randomBytes(NONCE_BYTES)): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(ticket), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

export function openTicket(key: Buffer, sealed: string): Ticket | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const plain = Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ])
    return ticketOf(JSON.parse(plain.toString('utf8')))
  } catch {
    return null
  }
}

function ticketOf(value: unknown): Ticket | null {
  const { uid, name, phone, atMs, nonce } = value as Record<string, unknown>
  if (typeof uid !== 'string' || typeof name !== 'string' || typeof nonce !== 'string') return null
  if (typeof atMs !== 'number') return null
  return { uid, name, atMs, nonce, ...(typeof phone === 'string' && { phone }) }
}
