import type { CodePurpose } from '@linmen/contract/kit/legacy-words.ts'

export const CODE_LIFE_MS = 5 * 60_000
const CODE_TRIES = 5
export const CODE_DIGITS = 6
/** What people are told to wait. */
export const CODE_WAIT_SECONDS = 60

export type SendWay =
  | 'requestLoginCode'
  | 'sendRegisterCode'
  | 'sendBindCode'
  | 'sendLoginCode'
  | 'sendCheckCode'
  | 'sendRealNameCheckCode'
  | 'sendRealNameBindCode'
  | 'sendRetrieveCode'

interface WayRule {
  /** What its codes may be for; the first is meant when nobody says, besides verifying the phone. */
  readonly purposes: readonly CodePurpose[]
  /** Whose telephone rings: the one typed in, or the one the member has. */
  readonly to: 'typed' | 'own'
}

/** What each way of asking for a code may be used for. Verifying a phone is what a request without a purpose does. */
export const sendWays: Readonly<Record<SendWay, WayRule>> = {
  requestLoginCode: { purposes: ['loginOrRegister'], to: 'typed' },
  sendRegisterCode: { purposes: ['register'], to: 'typed' },
  sendBindCode: { purposes: ['verifyPhone'], to: 'typed' },
  sendLoginCode: { purposes: ['loginOrRegister'], to: 'typed' },
  sendCheckCode: { purposes: ['verifyPhone', 'resetPassword'], to: 'own' },
  sendRealNameCheckCode: { purposes: ['verifyPhone', 'expertApply'], to: 'own' },
  sendRealNameBindCode: { purposes: ['verifyPhone', 'expertApply'], to: 'typed' },
  sendRetrieveCode: { purposes: ['retrievePassword'], to: 'typed' },
}

/** What a code is for when the request names `asked`; null when this way does not send such codes. */
export function purposeOf(way: SendWay, asked: CodePurpose | undefined): CodePurpose | null {
  const purpose = asked ?? 'verifyPhone'
  return purpose === 'verifyPhone' || sendWays[way].purposes.includes(purpose) ? purpose : null
}

/**
 * Who verifies a known phone or has lost a password may hold only part of the number. Only a purpose that was said
 * counts: verifying is also the default.
 */
export const skipsPhoneCheck = (asked: CodePurpose | undefined): boolean =>
  asked === 'verifyPhone' || asked === 'retrievePassword'

export interface KeptCode {
  readonly tries: number
  readonly endsAtMs: number
  readonly used: boolean
}

/** `gone`: nothing typed can be right any more. The try that is being judged is not yet counted. */
export function judgeCode(
  kept: KeptCode | null,
  { fits, atMs }: { fits: boolean; atMs: number },
): 'right' | 'wrong' | 'gone' {
  if (!kept || kept.used || kept.tries >= CODE_TRIES || atMs >= kept.endsAtMs) return 'gone'
  return fits ? 'right' : 'wrong'
}
