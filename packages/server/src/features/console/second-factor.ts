import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Ports } from '#kit/ports.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'

const SECRET_BYTES = 20
const PERIOD_S = 30
const WINDOW = 1
const PURPOSE = 'operator-factor'
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 8

type Sealing = Pick<Ports, 'random' | 'settings'>

export const newSecret = ({ random }: Pick<Ports, 'random'>): string =>
  new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32

export const sealSecret = (ports: Sealing, memberId: string, secret: string): string =>
  sealText(ports, { purpose: PURPOSE, place: memberId }, secret)

export const openSecret = (ports: Sealing, memberId: string, sealed: string): string =>
  openText(ports, { purpose: PURPOSE, place: memberId }, sealed)

/** What an authenticator reads from the picture. */
export const factorAddress = (secret: string, label: string): string =>
  totpOf(secret, label).toString()

/** The step a code belongs to, or null when it is wrong, too old, or not newer than the last one taken. */
export function stepOf(
  secret: string,
  code: string,
  { nowMs, lastStep }: { nowMs: number; lastStep: number },
): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW })
  if (delta === null) return null
  const step = stepAt(nowMs) + delta
  return step > lastStep ? step : null
}

/** The code an authenticator shows, or the next one when that has been taken. */
export function codeToShow(secret: string, nowMs: number, lastStep: number): string {
  const step = Math.min(Math.max(stepAt(nowMs), lastStep + 1), stepAt(nowMs) + WINDOW)
  return totpOf(secret).generate({ timestamp: step * PERIOD_S * 1000 })
}

/** Codes for the day the authenticator is lost, each good once. Only their hashes are kept. */
export const newRecoveryCodes = ({ random }: Pick<Ports, 'random'>): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    random
      .bytes(RECOVERY_BYTES)
      .toString('hex')
      .replace(/.{4}(?=.)/g, '$&-'),
  )

export const recoveryHash = (memberId: string, code: string): string =>
  createHash('sha256').update(`${memberId} ${code.trim().toLowerCase()}`).digest('hex')

const stepAt = (nowMs: number) => Math.floor(nowMs / 1000 / PERIOD_S)

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: '临门运营台', label, secret: Secret.fromBase32(secret), period: PERIOD_S })
