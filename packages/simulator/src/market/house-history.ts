import type { ClosingOdds } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { House } from './houses.ts'
import { momentsBefore, momentsInPlay } from './moments.ts'
import { quote, type MatchMarket } from './quote.ts'

/** Everything one company says. One that would only repeat itself says nothing, so every number is a change. */
export function houseHistory(market: MatchMarket, house: House): OddsTick[] {
  const ticks: OddsTick[] = []
  const moments = [...momentsBefore(market, house), ...momentsInPlay(market, house)]
  let last: ClosingOdds | null = null
  for (const moment of moments) {
    const offer = quote(market, house, moment)
    if (last && sameOffer(last, offer)) continue
    last = offer
    ticks.push({
      matchId: market.outlook.fixture.id,
      company: house.id,
      seq: ticks.length + 1,
      atMs: moment.atMs,
      ...offer,
    })
  }
  return ticks
}

const sameOffer = (a: ClosingOdds, b: ClosingOdds): boolean =>
  a.european.home === b.european.home &&
  a.european.draw === b.european.draw &&
  a.european.away === b.european.away &&
  sameLine(a.asian, b.asian) &&
  sameLine(a.overUnder, b.overUnder)

const sameLine = (a: ClosingOdds['asian'], b: ClosingOdds['asian']): boolean =>
  a.line === b.line && a.first === b.first && a.second === b.second
