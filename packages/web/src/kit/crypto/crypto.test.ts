import fc from 'fast-check'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { digest, toHex, utf8 } from './digest.ts'
import { encryptPassword } from './password-cipher.ts'
import { plainDigest } from './plain-digest.ts'

const real = globalThis.crypto
let keys: CryptoKeyPair
let publicKey = ''

beforeAll(async () => {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
  }
  keys = (await real.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])) as CryptoKeyPair
  const spki = new Uint8Array(await real.subtle.exportKey('spki', keys.publicKey))
  publicKey = btoa(String.fromCharCode(...spki))
})
afterEach(() => vi.unstubAllGlobals())

/** A page over plain http: random numbers, but no `subtle`. */
const withoutSubtle = () =>
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  })

async function opened(cipher: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(cipher), (each) => each.charCodeAt(0))
  const plain = await real.subtle.decrypt({ name: 'RSA-OAEP' }, keys.privateKey, bytes)
  return JSON.parse(new TextDecoder().decode(plain))
}

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of "%s" is the published one', async (text, hash) => {
  expect(toHex(await plainDigest.sha256(utf8(text)))).toBe(hash)
})

test('our digest and our HMAC agree with the browser for every input', async () => {
  const browser = await digest()
  const bytes = fc.uint8Array({ maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(bytes, bytes, async (key, message) => {
      expect(toHex(await plainDigest.sha256(message))).toBe(toHex(await browser.sha256(message)))
      if (key.length === 0) return
      expect(toHex(await plainDigest.hmac(key, message))).toBe(
        toHex(await browser.hmac(key, message)),
      )
    }),
  )
})

test('without subtle the digest is ours', async () => {
  withoutSubtle()
  expect(await digest()).toBe(plainDigest)
})

test.each(['with', 'without'])(
  'R-AUTH-010 a password %s subtle can be opened by the server',
  async (way) => {
    if (way === 'without') withoutSubtle()
    const cipher = await encryptPassword({ publicKey, nonce: 'n-1' }, '密码 p@ss')
    expect(await opened(cipher)).toEqual({ n: 'n-1', p: '密码 p@ss' })
  },
)

test('the same password never travels twice in the same form', async () => {
  withoutSubtle()
  const key = { publicKey, nonce: 'n' }
  expect(await encryptPassword(key, 'x')).not.toBe(await encryptPassword(key, 'x'))
})

test('a password too long for the key is refused, not cut', async () => {
  withoutSubtle()
  await expect(encryptPassword({ publicKey, nonce: 'n' }, 'x'.repeat(300))).rejects.toThrow()
})
