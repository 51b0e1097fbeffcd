import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { goalLine, handicapLabel } from './handicap-label.ts'

export type LineMarket = 'asian' | 'overUnder'

/** A line in words: football handicaps have names, basketball writes −7.5 when the home side gives. */
export function lineLabel(units: number, market: LineMarket, sport: Sport): string {
  if (sport === 'football') return market === 'asian' ? handicapLabel(units) : goalLine(units)
  const points = units / 10_000
  if (market === 'overUnder') return String(points)
  if (points === 0) return '0'
  return points > 0 ? `-${points}` : `+${-points}`
}
