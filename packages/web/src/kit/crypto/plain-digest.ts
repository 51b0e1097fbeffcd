import type { Digest } from './digest.ts'

/** SHA-256 (FIPS 180-4) for pages served without TLS, where `crypto.subtle` does not exist. */
export const plainDigest: Digest = {
  sha256: async (bytes) => sha256(bytes),
  hmac: async (key, bytes) => hmac(key, bytes),
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(roots(8, 1 / 2))
  const data = padded(bytes)
  for (let at = 0; at < data.byteLength; at += 64) absorb(state, data, at)
  const result = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => result.setUint32(index * 4, word))
  return new Uint8Array(result.buffer)
}

function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const pad = (byte: number) => block.map((each) => each ^ byte)
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), bytes))))
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const data = new Uint8Array(length)
  data.set(bytes)
  data[bytes.length] = 0x80
  const view = new DataView(data.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, (bytes.length << 3) >>> 0)
  return view
}

function absorb(state: Uint32Array, data: DataView, at: number): void {
  const words = new Uint32Array(64)
  for (let i = 0; i < 16; i++) words[i] = data.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!
    const late = words[i - 2]!
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + low + words[i - 7]! + high
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as number[] as Eight
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + K[i]! + words[i]!
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word))
}

type Eight = [number, number, number, number, number, number, number, number]

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

// The constants are the fractions of square and cube roots of the first primes.
function roots(count: number, power: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
  return primes.map((prime) => Math.floor((prime ** power % 1) * 2 ** 32))
}

const K = Uint32Array.from(roots(64, 1 / 3))
