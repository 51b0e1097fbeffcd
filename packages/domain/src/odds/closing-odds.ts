import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'

/** A company's prices as they stood last before play: those of play tell how it goes. */
export function closingOdds({ closing, saidAtMs: _saidAtMs, ...odds }: CompanyOdds): CompanyOdds {
  if (!closing) return odds
  const { european, asian, overUnder } = odds
  return {
    ...odds,
    european: { first: european.first, now: closing.european },
    asian: { first: asian.first, now: closing.asian },
    overUnder: { first: overUnder.first, now: closing.overUnder },
  }
}
