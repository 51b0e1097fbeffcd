import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { ClosingOdds } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { OFFER_WIDTH, type ImportedMatch } from '#files/batch.ts'

/** Where among the offers, counted from 0, the main company's last one is; −1 without one. */
export function closingPlace(offers: readonly number[]): number {
  for (let place = offers.length / OFFER_WIDTH - 1; place >= 0; place--)
    if (offers[place * OFFER_WIDTH] === MAIN_COMPANY.football) return place
  return -1
}

/** The last offer of each market: a price that cannot be read takes its own market away, not the others. */
export function closingOf({ offers }: ImportedMatch): ClosingOdds | null {
  const place = closingPlace(offers)
  if (place < 0) return null
  const last = offerAt(offers, place)
  const before = place > 0 ? offerAt(offers, place - 1) : last
  const earlier = before.company === last.company ? before : last
  return {
    european: last.european.home > 0 ? last.european : earlier.european,
    asian: last.asian.first > 0 ? last.asian : earlier.asian,
    overUnder: last.overUnder.first > 0 ? last.overUnder : earlier.overUnder,
  }
}

/** The offers one by one. */
export function ticksOf({ matchId, openedAtMs, closedAtMs, offers }: ImportedMatch): OddsTick[] {
  return Array.from({ length: offers.length / OFFER_WIDTH }, (_, place) => {
    const offer = offerAt(offers, place)
    return { matchId, atMs: offer.seq === 1 ? openedAtMs : closedAtMs, ...offer }
  })
}

/** The offers as they are kept. */
export function offersText(offers: readonly number[]): string {
  const lines: string[] = []
  for (let from = 0; from < offers.length; from += OFFER_WIDTH)
    lines.push(offers.slice(from, from + OFFER_WIDTH).join(','))
  return lines.join(';')
}

function offerAt(offers: readonly number[], place: number) {
  const at = (number: number) => offers[place * OFFER_WIDTH + number]!
  return {
    company: at(0),
    seq: at(1),
    european: { home: at(2), draw: at(3), away: at(4) },
    asian: { first: at(5), line: at(6), second: at(7) },
    overUnder: { first: at(8), line: at(9), second: at(10) },
  }
}
