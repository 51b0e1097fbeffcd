import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'

/** A company's prices as it first offered them, before anything was played. */
export const openingOdds = ({ european, asian, overUnder, ...rest }: CompanyOdds): CompanyOdds => ({
  ...rest,
  european: { first: european.first, now: european.first },
  asian: { first: asian.first, now: asian.first },
  overUnder: { first: overUnder.first, now: overUnder.first },
})
