import { power, shin, type Devig } from '@linmen/domain/market/devig.ts'
import { pairPrices, priceOf, resultPrices } from '@linmen/domain/match-files/football-row.ts'
import type { Result3 } from '@linmen/domain/scoring/rules.ts'
import type { Contestant } from './contestant.ts'

/** The average odds of the market without its margin; knows nothing but the row's own prices. */
export function marketContestant(
  name: string,
  book: 'Avg' | 'AvgC',
  method: Exclude<Devig, 'proportional'>,
): Contestant {
  const without = method === 'shin' ? shin : power
  return {
    name,
    forecast({ prices }) {
      const odds = resultPrices(prices, book)
      if (!odds) return null
      const pair = pairPrices(prices, `${book}>2.5`, `${book}<2.5`)
      const line = priceOf(prices, book === 'AvgC' ? 'AHCh' : 'AHh')
      return {
        p: without(odds).probabilities as unknown as Result3,
        ...(pair ? { over: power(pair).probabilities[0]! } : {}),
        ...(line === line ? { margin: -line } : {}),
      }
    },
    learn: () => {},
  }
}

/** How often each result came in the league so far, with a slow memory. */
export function baseRateContestant(): Contestant {
  const shares = new Map<string, number[]>()
  const of = (div: string) => shares.get(div) ?? [0.45, 0.27, 0.28, 0.5]
  return {
    name: 'league base rate',
    forecast({ div }) {
      const [home, draw, away, over] = of(div) as [number, number, number, number]
      return { p: [home, draw, away], over }
    },
    learn(day) {
      for (const { div, homeGoals, awayGoals } of day) {
        const came = homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2
        const next = of(div).map((share, at) => {
          const hit = at === 3 ? homeGoals + awayGoals > 2 : at === came
          return share + (Number(hit) - share) / 1000
        })
        shares.set(div, next)
      }
    },
  }
}
