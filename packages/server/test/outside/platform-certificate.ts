import { createSign, generateKeyPairSync } from 'node:crypto'
import type { Platform } from '#pay/cashier/wechat-tongue.ts'

/** A platform certificate as WeChat has them, signed by itself: just enough of X.509 to be read. */
export function platformCertificate(serial: string): Platform {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = seq(hex('06092a864886f70d01010b'), hex('0500'))
  const name = seq(der(0x31, seq(hex('0603550403'), der(0x0c, Buffer.from('platform')))))
  const time = (text: string) => der(0x17, Buffer.from(text))
  const body = seq(
    der(0xa0, hex('020102')),
    der(0x02, hex(serial)),
    algorithm,
    name,
    seq(time('260101000000Z'), time('310101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey)
  const whole = seq(body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = whole.toString('base64').match(/.{1,64}/g)!
  return {
    serial,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

const hex = (text: string) => Buffer.from(text, 'hex')
const seq = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.floor(length / 256), length % 256]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
