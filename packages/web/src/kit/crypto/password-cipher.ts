import { utf8 } from './digest.ts'

/** What the server gives for one login. */
export interface TransportKey {
  /** Base64 of the public key in SubjectPublicKeyInfo form. */
  readonly publicKey: string
  readonly nonce: string
}

/** A password as it travels: RSA-OAEP-SHA256 over the nonce and the password, in base64. */
export async function encryptPassword(key: TransportKey, password: string): Promise<string> {
  const plain = utf8(JSON.stringify({ n: key.nonce, p: password }))
  const spki = fromBase64(key.publicKey)
  const subtle = globalThis.crypto?.subtle
  const cipher = subtle ? await withBrowser(subtle, spki, plain) : await withOurs(spki, plain)
  return toBase64(cipher)
}

async function withBrowser(
  subtle: SubtleCrypto,
  spki: Uint8Array<ArrayBuffer>,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const imported = await subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  return new Uint8Array(await subtle.encrypt(algorithm, imported, plain))
}

// A phone that opens the demo over the local network has no secure context, hence no `subtle`.
async function withOurs(spki: Uint8Array, plain: Uint8Array): Promise<Uint8Array> {
  const { oaepEncrypt } = await import('./plain-oaep.ts')
  return oaepEncrypt(spki, plain, crypto.getRandomValues(new Uint8Array(32)))
}

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replace(/-----[^-]+-----|\s/g, '')), (each) => each.charCodeAt(0))

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
