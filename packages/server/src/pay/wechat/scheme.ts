import {
  createCipheriv,
  createDecipheriv,
  createSign,
  createVerify,
  type KeyObject,
} from 'node:crypto'

/** The signature of WeChat Pay v3: lines, each with its end, under RSA and SHA-256. */
export const signLines = (key: KeyObject | string, lines: readonly string[]): string =>
  createSign('RSA-SHA256').update(joined(lines)).sign(key, 'base64')

export const linesSigned = (
  key: KeyObject | string,
  lines: readonly string[],
  signature: string,
): boolean => createVerify('RSA-SHA256').update(joined(lines)).verify(key, signature, 'base64')

const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** Something sealed with the key of the API. */
export interface Resource {
  readonly algorithm: 'AEAD_AES_256_GCM'
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data: string
}

const TAG = 16

/** Opens what was sealed; throws when the key or a byte is wrong. */
export function openResource(apiKey: string, sealed: Omit<Resource, 'algorithm'>): string {
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  const opener = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(sealed.nonce))
  opener.setAuthTag(bytes.subarray(-TAG))
  opener.setAAD(Buffer.from(sealed.associated_data))
  return Buffer.concat([opener.update(bytes.subarray(0, -TAG)), opener.final()]).toString()
}

export function sealResource(apiKey: string, text: string, nonce: string, about: string): Resource {
  const sealer = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce))
  sealer.setAAD(Buffer.from(about))
  const bytes = Buffer.concat([sealer.update(text), sealer.final(), sealer.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    nonce,
    associated_data: about,
  }
}
