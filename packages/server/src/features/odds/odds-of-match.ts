import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { offersAt, standingOffers, type Market, type Offers } from '@linmen/domain/odds/offers.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { companyOf } from '@linmen/domain/market/companies.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'

export interface MatchOdds {
  readonly sheet: MatchSheet
  readonly ticks: readonly OddsTick[]
}

/** Everything the companies offered for a match. Refuses a match of the other sport as unknown. */
export async function oddsOfMatch(ports: Ports, matchId: string, sport: Sport): Promise<MatchOdds> {
  const archive = archiveOf(ports)
  const sheet = await archive.match(matchId)
  if (sheet?.fixture.sport !== sport) return refuseUnknown('match.not_found')
  return { sheet, ticks: await archive.odds(matchId) }
}

/** Who offers this market, without the exchange: its prices are bids of the public, not a company's. */
export function bookmakersOffers(odds: MatchOdds, market: Market, atMs?: number): Offers[] {
  const { kickOffAtMs } = odds.sheet.fixture
  const askedMs = atMs ?? kickOffAtMs
  return standingOffers(offersAt(odds.ticks, market, askedMs), askedMs, kickOffAtMs).filter(
    ({ company }) => companyOf(company)?.kind !== 'exchange',
  )
}
