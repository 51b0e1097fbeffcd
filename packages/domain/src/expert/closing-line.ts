import { proportional } from '#market/devig.ts'
import type { Picked } from '#plan/settle-pick.ts'
import type { OddsTick } from '#sport/odds.ts'
import type { SettledPick } from './record.ts'

type Closing = Pick<OddsTick, 'european' | 'asian' | 'overUnder'>

/**
 * How much better the price was than the market's last word before play, without its margin: +200 is 2 % more than
 * the fair price, in ten-thousandths. Null where the market closed on another line, or nobody offered the game.
 */
export function closingValue(picked: Omit<Picked, 'kickoffMs'>, closing: Closing): number | null {
  const offer = offerOf(picked, closing)
  const at = offer?.sides.indexOf(picked.pick) ?? -1
  if (!offer || at === -1 || offer.prices.some((price) => price <= 1)) return null
  const chance = proportional(offer.prices)[at]!
  return Math.round(((picked.oddsHundredths / 100) * chance - 1) * 10_000)
}

interface Offer {
  readonly sides: readonly Picked['pick'][]
  readonly prices: readonly number[]
}

function offerOf({ market, line }: Omit<Picked, 'kickoffMs'>, closing: Closing): Offer | null {
  const { home, draw, away } = closing.european
  if (market === 'winDrawLose')
    return { sides: ['home', 'draw', 'away'], prices: [home, draw, away].map(hundredths) }
  if (market === 'winLose') return { sides: ['home', 'away'], prices: [home, away].map(hundredths) }
  const asian = market === 'handicap'
  const { first, line: closed, second } = asian ? closing.asian : closing.overUnder
  if (closed !== line || first <= 0 || second <= 0) return null
  // Water is what is won on top of the stake.
  return {
    sides: asian ? ['home', 'away'] : ['over', 'under'],
    prices: [hundredths(100 + first), hundredths(100 + second)],
  }
}

const hundredths = (price: number) => price / 100

export interface ClosingLine {
  /** Picks that could be compared. */
  readonly picks: number
  /** The mean, as a share of the stake. */
  readonly value: number
}

/** Against the closing line over all picks that can be compared; null when there are too few to say anything. */
export function closingLine(picks: readonly SettledPick[]): ClosingLine | null {
  const values = picks.flatMap(({ closeValue }) => (closeValue === undefined ? [] : [closeValue]))
  if (values.length < FEWEST_FOR_CLOSING) return null
  const sum = values.reduce((total, value) => total + value, 0)
  return { picks: values.length, value: sum / values.length / 10_000 }
}

const FEWEST_FOR_CLOSING = 20
