import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { marketBreak } from '@linmen/domain/odds/market-break.ts'
import { marketOffers } from '@linmen/domain/odds/market-offers.ts'
import { offersAt, standingOffers, type Market, type Offers } from '@linmen/domain/odds/offers.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'

/** What these reads need of the call they answer. */
export interface Asking {
  readonly ports: Ports
}

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

/** Who offers this market before play. */
export const bookmakersOffers = ({ sheet, ticks }: MatchOdds, market: Market): Offers[] =>
  marketOffers(offersAt(ticks, market, sheet.fixture.kickOffAtMs))

/** The same at any moment: in play those who have spoken since the match stands as it did then. */
export async function bookmakersAt(
  ports: Ports,
  { sheet, ticks }: MatchOdds,
  { market, atMs }: { readonly market: Market; readonly atMs: number | undefined },
): Promise<Offers[]> {
  const { id, sport, kickOffAtMs } = sheet.fixture
  const askedMs = atMs ?? kickOffAtMs
  const told = sport === 'football' && askedMs > kickOffAtMs
  const plays = told ? await archiveOf(ports).footballPlay(id) : []
  const brokenMs = marketBreak(plays, kickOffAtMs, askedMs)
  return marketOffers(standingOffers(offersAt(ticks, market, askedMs), brokenMs))
}
