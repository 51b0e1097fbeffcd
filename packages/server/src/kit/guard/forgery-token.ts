import { hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import type { Random } from '#kit/environment.ts'

/** Whoever has no session yet shares this one; it only proves that the page came from us. */
export const VISITOR = 'visitor'

/** A token bound to one session: a cookie planted from a sibling host cannot carry a valid one. */
export function mintToken(key: Buffer, sessionHash: string, random: Random): string {
  const salt = random.bytes(16).toString('hex')
  return `${markOf(key, sessionHash, salt)}.${salt}`
}

export function tokenFits(key: Buffer, sessionHash: string, token: string): boolean {
  const [mark = '', salt = ''] = token.split('.')
  return token.length === 97 && sameText(mark, markOf(key, sessionHash, salt))
}

const markOf = (key: Buffer, sessionHash: string, salt: string) =>
  hmacHex(key, `${sessionHash.length}!${sessionHash}!${salt.length}!${salt}`)
