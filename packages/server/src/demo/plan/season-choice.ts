import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { OfferedMatch } from '#features/match/public.ts'

type Closing = Pick<OddsTick, 'european' | 'asian' | 'overUnder'>
export type SeasonMarket = 'european' | 'asian' | 'overUnder'
export type Option = '3' | '1' | '0'

/** The side the market will have moved towards when play begins: what somebody knows who is early. No result is looked at. */
export function earlySide(market: SeasonMarket, match: OfferedMatch, closing: Closing): Option {
  if (market === 'european') {
    const { home, draw, away } = closing.european
    const [h = 0, d = 0, a = 0] = match.european
    return most([
      ['3', h / home],
      ['1', d / draw],
      ['0', a / away],
    ])
  }
  const [first = 0, line = 0, second = 0] = match[market]
  const closed = closing[market]
  if (closed.line !== line) return closed.line > line ? '3' : '0'
  return most([
    ['3', (100 + first) / (100 + closed.first)],
    ['0', (100 + second) / (100 + closed.second)],
  ])
}

const most = (sides: readonly (readonly [Option, number])[]): Option =>
  sides.reduce((best, side) => (side[1] > best[1] ? side : best))[0]
