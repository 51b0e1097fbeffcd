import type { League } from '#sport/atlas.ts'
import { byLetter } from '#sport/name-order.ts'
import { groupedBy } from './grouped.ts'

export interface LeagueCategory {
  readonly category: number
  readonly leagues: readonly League[]
}

/**
 * Leagues under their competition category: 1 to 6 football, 7 basketball, 8 another sport (spec 001 §3).
 * Within one the well-known come first, then the higher level, then the letter.
 */
export const leagueCategories = (leagues: readonly League[]): LeagueCategory[] =>
  categoriesAsListed(leagues)
    .map(({ category, leagues: inIt }) => ({ category, leagues: inIt.toSorted(byFame) }))
    .toSorted((a, b) => a.category - b.category)

/** The same for leagues that have an order already, such as the answers to a word. */
export const categoriesAsListed = (leagues: readonly League[]): LeagueCategory[] =>
  [...groupedBy(leagues, ({ category }) => category)].map(([category, inIt]) => ({
    category,
    leagues: inIt,
  }))

export const byFame = (a: League, b: League) =>
  Number(b.hot) - Number(a.hot) || a.level - b.level || byLetter(a, b)
