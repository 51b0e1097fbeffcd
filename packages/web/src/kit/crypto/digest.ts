/** SHA-256 and HMAC with the browser's own code, or with ours where plain http hides it. */
export interface Digest {
  sha256(bytes: Uint8Array): Promise<Uint8Array>
  hmac(key: Uint8Array, bytes: Uint8Array): Promise<Uint8Array>
}

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export async function digest(): Promise<Digest> {
  const subtle = globalThis.crypto?.subtle
  return subtle ? browserDigest(subtle) : (await import('./plain-digest.ts')).plainDigest
}

const browserDigest = (subtle: SubtleCrypto): Digest => ({
  sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', own(bytes))),
  async hmac(key, bytes) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const imported = await subtle.importKey('raw', own(key), algorithm, false, ['sign'])
    return new Uint8Array(await subtle.sign('HMAC', imported, own(bytes)))
  },
})

const own = (bytes: Uint8Array) => new Uint8Array(bytes)
