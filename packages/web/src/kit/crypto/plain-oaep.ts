import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes as joined } from '@noble/hashes/utils.js'

const HASH_BYTES = 32

/** RSA-OAEP with SHA-256 (RFC 8017 §7.1.1) in plain code. `seed` is 32 random bytes. */
export function oaepEncrypt(spki: Uint8Array, message: Uint8Array, seed: Uint8Array): Uint8Array {
  const { modulus, exponent, bytes } = publicKeyIn(spki)
  const room = bytes - 2 * HASH_BYTES - 2
  if (message.length > room) throw new RangeError('the message does not fit the key')
  const padding = new Uint8Array(room - message.length)
  const block = joined(sha256(new Uint8Array(0)), padding, Uint8Array.of(1), message)
  const maskedBlock = xor(block, mask(seed, block.length))
  const maskedSeed = xor(seed, mask(maskedBlock, HASH_BYTES))
  const padded = joined(Uint8Array.of(0), maskedSeed, maskedBlock)
  return toBytes(power(toNumber(padded), exponent, modulus), bytes)
}

/** MGF1 (RFC 8017 §B.2.1). */
function mask(seed: Uint8Array, length: number): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(length / HASH_BYTES) }, (_, counter) =>
    sha256(joined(seed, toBytes(BigInt(counter), 4))),
  )
  return joined(...blocks).slice(0, length)
}

const xor = (left: Uint8Array, right: Uint8Array) => left.map((byte, at) => byte ^ right[at]!)

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let square = base % modulus, left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const toNumber = (bytes: Uint8Array) =>
  bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)

const toBytes = (value: bigint, length: number) =>
  Uint8Array.from({ length }, (_, at) => Number((value >> BigInt(8 * (length - 1 - at))) & 255n))

/** Modulus and exponent out of the DER of a SubjectPublicKeyInfo. */
function publicKeyIn(spki: Uint8Array) {
  const outer = contents(spki, 0, 0x30)
  const algorithm = contents(spki, outer.from, 0x30)
  const bits = contents(spki, algorithm.to, 0x03)
  const key = contents(spki, bits.from + 1, 0x30)
  const modulus = contents(spki, key.from, 0x02)
  const exponent = contents(spki, modulus.to, 0x02)
  const number = ({ from, to }: Part) => spki.slice(from, to)
  const significant = number(modulus).slice(spki[modulus.from] === 0 ? 1 : 0)
  return {
    modulus: toNumber(significant),
    exponent: toNumber(number(exponent)),
    bytes: significant.length,
  }
}

interface Part {
  readonly from: number
  readonly to: number
}

function contents(der: Uint8Array, at: number, tag: number): Part {
  if (der[at] !== tag) throw new TypeError('not a public key')
  const first = der[at + 1]!
  const long = first & 0x80 ? first & 0x7f : 0
  const length = long === 0 ? first : Number(toNumber(der.slice(at + 2, at + 2 + long)))
  const from = at + 2 + long
  return { from, to: from + length }
}
