import type { Sport } from '@linmen/contract'

const SPORTS: Readonly<Record<number, Sport>> = {
  401: 'football',
  405: 'football',
  406: 'basketball',
  407: 'football',
}

/** The sport a lottery game is about. Null for a code nobody knows. */
export const sportOfGame = (code: number): Sport | null => SPORTS[code] ?? null
