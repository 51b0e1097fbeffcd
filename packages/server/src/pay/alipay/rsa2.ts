import {
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  type KeyObject,
} from 'node:crypto'

export type Params = Readonly<Record<string, string>>

/** The signature scheme RSA2 of Alipay: RSA and SHA-256 over one line of text in UTF-8. */
export const signText = (key: KeyObject, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')

export const isTextSigned = (key: KeyObject, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64')

/** Parameters as the line that is signed: sorted by the ASCII code of their names, values as they are, not encoded. */
export const lineOf = (params: Params): string =>
  Object.keys(params)
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

/** An empty parameter is not signed and means the same as a missing one. */
export const withoutEmpty = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))

/** A private RSA key, PKCS#8 or PKCS#1, in PEM or as the bare base64 that Alipay's key tool writes. */
export const privateKeyOf = (text: string): KeyObject =>
  readKey(['pkcs8', 'pkcs1'], (type) =>
    createPrivateKey({ key: bytesOf(text), format: 'der', type }),
  )

/** A public RSA key, X.509 or PKCS#1, in PEM or as the bare base64 that Alipay's console shows. */
export const publicKeyOf = (text: string): KeyObject =>
  readKey(['spki', 'pkcs1'], (type) => createPublicKey({ key: bytesOf(text), format: 'der', type }))

const bytesOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')

function readKey<Type extends string>(
  types: readonly Type[],
  read: (type: Type) => KeyObject,
): KeyObject {
  for (const type of types) {
    try {
      const key = read(type)
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // The other encoding is tried next.
    }
  }
  throw new Error(`this is no RSA key as ${types.join(' or ')}`)
}
