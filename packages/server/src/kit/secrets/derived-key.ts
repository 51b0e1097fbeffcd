import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A key of its own for each purpose, so that a leak of one says nothing about the others. */
export const derivedKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

export const hmacHex = (key: Buffer | string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/** Compares two texts in a time that tells nothing about where they differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
