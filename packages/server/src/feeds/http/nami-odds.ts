import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { numberOf, numbersOf, objectOf, textOf } from './answer-parts.ts'
import { houseId } from './nami-sheets.ts'

export interface OddsStates {
  /** New offers in what the feed says about one game of many companies. */
  take(sport: Sport, results: readonly unknown[]): OddsTick[]
}

type Offer = Pick<OddsTick, 'european' | 'asian' | 'overUnder'>

// The feed's companies, in the numbers most Chinese pages use, and ours.
const COMPANIES: Readonly<Record<number, number>> = {
  1: 1,
  3: 3,
  4: 4,
  7: 20,
  8: 6,
  9: 2,
  12: 5,
  14: 7,
  17: 8,
  18: 22,
  19: 9,
  22: 10,
  23: 11,
  24: 12,
  31: 13,
  33: 14,
  35: 15,
  42: 16,
  47: 17,
  50: 18,
}

const FIRST_SECOND = 1_750_000_000
const NOTHING: Offer = {
  european: { home: 0, draw: 0, away: 0 },
  asian: { first: 0, line: 0, second: 0 },
  overUnder: { first: 0, line: 0, second: 0 },
}
const KEPT = 20_000

/** The feed changes one game at a time; an offer here is all games of a company. */
export function oddsStates(): OddsStates {
  const held = new Map<string, Offer & { readonly atMs: number }>()
  return {
    take: (sport, results) => {
      const changed = new Map<string, OddsTick>()
      for (const each of results.map(objectOf)) {
        const company = COMPANIES[numberOf(each['company_id'])]
        const matchId = houseId(sport, each['match_id'])
        const atMs = numberOf(each['at']) * 1000
        const part = partOf(textOf(each['type']), numbersOf(each['values']))
        if (company === undefined || !part || atMs === 0) continue
        const key = `${matchId}:${company}`
        const before = held.get(key)
        if (before && (before.atMs > atMs || isSame(before, part))) continue
        const offer = { ...NOTHING, ...before, ...part, atMs }
        held.set(key, offer)
        if (held.size > KEPT) held.delete(held.keys().next().value!)
        const seq = Math.floor(atMs / 1000) - FIRST_SECOND
        changed.set(key, { matchId, company, seq, ...offer })
      }
      return [...changed.values()]
    },
  }
}

function partOf(type: string, values: readonly number[]): Partial<Offer> | null {
  const [one = 0, two = 0, three = 0] = values
  const cents = (value: number) => Math.round(value * 100)
  if (type === 'eu') return { european: { home: cents(one), draw: cents(two), away: cents(three) } }
  const line = { first: cents(one), line: Math.round(two * 10_000), second: cents(three) }
  if (type === 'asia') return { asian: line }
  return type === 'bs' ? { overUnder: line } : null
}

const isSame = (held: Offer, part: Partial<Offer>) =>
  Object.entries(part).every(
    ([game, value]) => JSON.stringify(held[game as keyof Offer]) === JSON.stringify(value),
  )
