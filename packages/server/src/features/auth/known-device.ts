import { derivedKey, hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'

/**
 * A browser in which an account was opened keeps a mark of it. Its owner then has guesses of their own there, whatever
 * strangers at the same address do. The mark opens nothing, and only this house can make one.
 */
export function markFor(ports: Ports, account: string): string {
  const word = ports.random.bytes(16).toString('base64url')
  return `${word}.${sealOf(ports, account, word)}`
}

/** The browser's own word when its mark belongs to this account, else null. */
export function knownDevice(ports: Ports, account: string, mark: string | null): string | null {
  const [word = '', seal = ''] = (mark ?? '').split('.')
  return word !== '' && sameText(seal, sealOf(ports, account, word)) ? word : null
}

const sealOf = ({ settings }: Ports, account: string, word: string) =>
  hmacHex(derivedKey(settings.secret, 'known-device'), `${word}.${account}`).slice(0, 32)
