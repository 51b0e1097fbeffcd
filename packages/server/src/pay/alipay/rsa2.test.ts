import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { platformCertificate } from '#test/outside/platform-certificate.ts'
import { isTextSigned, lineOf, privateKeyOf, publicKeyOf, signText, withoutEmpty } from './rsa2.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = {
  pkcs8: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  pkcs1: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  spki: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  publicPkcs1: publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
}
const bare = (text: string) => text.replaceAll(/-----[^-]+-----|\n/g, '')

test.each([
  ['by the ASCII code of the name', { b: '2', a: '1', B: '3', _: '4' }, 'B=3&_=4&a=1&b=2'],
  ['a shorter name first', { app_id_2: 'y', app_id: 'x' }, 'app_id=x&app_id_2=y'],
  ['values as they are', { c: 'x=1&y=2', d: 'a b+c%20', e: '"{}"' }, 'c=x=1&y=2&d=a b+c%20&e="{}"'],
  ['Chinese as it is', { subject: '金币 100 枚' }, 'subject=金币 100 枚'],
  ['nothing', {}, ''],
])('the signed line: %s', (_name, params, line) => {
  expect(lineOf(params)).toBe(line)
})

test('empty parameters are left out; a zero and a blank are not empty', () => {
  expect(withoutEmpty({ a: '', b: '0', c: ' ' })).toEqual({ b: '0', c: ' ' })
})

test('the text is signed in UTF-8, with SHA-256', () => {
  const signature = signText(privateKey, '临门')
  const bytes = Buffer.from('e4b8b4e997a8', 'hex')
  expect(verify('sha256', bytes, publicKey, Buffer.from(signature, 'base64'))).toBe(true)
  expect(verify('sha1', bytes, publicKey, Buffer.from(signature, 'base64'))).toBe(false)
})

test.each([
  ['another text', 'amount=2', (signature: string) => signature],
  ['no signature', 'amount=1', () => ''],
  ['what is no base64', 'amount=1', () => '§§§'],
  ['a shortened signature', 'amount=1', (signature: string) => signature.slice(4)],
])('%s is not signed', (_name, text, change) => {
  const signature = signText(privateKey, 'amount=1')
  expect(isTextSigned(publicKey, 'amount=1', signature)).toBe(true)
  expect(isTextSigned(publicKey, text, change(signature))).toBe(false)
})

describe('keys', () => {
  test.each([
    ['PKCS#8 in PEM', pem.pkcs8],
    ['PKCS#1 in PEM', pem.pkcs1],
    ['PKCS#8 as base64', bare(pem.pkcs8)],
    ['PKCS#1 as base64', bare(pem.pkcs1)],
    ['PEM with the line ends of Windows', pem.pkcs8.replaceAll('\n', '\r\n')],
    ['base64 in lines', `\n${bare(pem.pkcs8).replaceAll(/.{76}/g, '$&\n')}\n`],
  ])('a private key: %s', (_name, text) => {
    expect(signText(privateKeyOf(text), 'x')).toBe(signText(privateKey, 'x'))
  })

  test.each([
    ['X.509 in PEM', pem.spki],
    ['PKCS#1 in PEM', pem.publicPkcs1],
    ['X.509 as base64', bare(pem.spki)],
    ['X.509 without line ends', pem.spki.replaceAll('\n', '')],
  ])('a public key: %s', (_name, text) => {
    expect(isTextSigned(publicKeyOf(text), 'x', signText(privateKey, 'x'))).toBe(true)
  })

  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  test.each([
    ['a public key', pem.spki],
    ['an elliptic key', elliptic.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['a key that was cut', bare(pem.pkcs8).slice(0, 400)],
    ['words', '应用私钥'],
    ['nothing', ''],
  ])('no private key: %s', (_name, text) => {
    expect(() => privateKeyOf(text)).toThrow('no RSA key')
  })

  test.each([
    [
      'an elliptic key',
      createPublicKey(elliptic.privateKey).export({ type: 'spki', format: 'pem' }),
    ],
    ['a certificate', platformCertificate('01').certificate],
  ])('no public key: %s', (_name, text) => {
    expect(() => publicKeyOf(text.toString())).toThrow('no RSA key')
  })
})
