import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'

/**
 * What one company offered from one moment on. `seq` counts the offers of this company for this match, so
 * a repeated tick is recognised and a late one finds its place. In basketball there is no draw: it is 0. A game the
 * company does not offer is all zeros.
 */
export interface OddsTick {
  readonly matchId: string
  readonly company: number
  readonly seq: number
  readonly atMs: number
  readonly european: EuropeanOdds
  readonly asian: LineOdds
  readonly overUnder: LineOdds
}

export interface Company {
  readonly id: number
  readonly name: string
  readonly kind: 'bookmaker' | 'lottery' | 'exchange'
}
