import type { PickChoice, PlanMarket } from './settle-pick.ts'

/** What somebody has said of a match; the pick is null while it is only promised. */
export interface Told {
  readonly matchId: string
  readonly market: PlanMarket
  readonly pick: PickChoice | null
}

/** What an expert has published about the matches in question. */
export interface EarlierPicks {
  /** In plans of one match. */
  readonly picks: readonly Told[]
  /** In plans of two, the picks of each together. */
  readonly pairs: readonly (readonly Told[])[]
  /** In interpretations and films. */
  readonly texts: readonly Told[]
}

/** Whether a plan about the same says the same again: one match and market alone, or the same two together. */
export function isTwice(picks: readonly Told[], { picks: alone, pairs }: EarlierPicks): boolean {
  const [first] = picks
  if (first && picks.length === 1) return alone.some((before) => isSame(first, before))
  return pairs.some((pair) => picks.every((pick) => pair.some((before) => isSame(pick, before))))
}

/** Whether a pick cannot be right beside what the same expert said before, in a plan of any kind or in a text. */
export const isContradicted = (
  told: readonly Told[],
  { picks, pairs, texts }: EarlierPicks,
): boolean =>
  told.some((pick) =>
    [...picks, ...pairs.flat(), ...texts].some((before) => contradicts(pick, before)),
  )

const isSame = (pick: Told, before: Told) =>
  pick.matchId === before.matchId && pick.market === before.market

/** Two answers to one question, or two sides of one match: 主胜 beside a handicap for the away side. */
function contradicts(pick: Told, before: Told): boolean {
  if (pick.matchId !== before.matchId || pick.pick === null || before.pick === null) return false
  if (pick.market === before.market) return pick.pick !== before.pick
  const [one, other] = [sideOf(pick), sideOf(before)]
  return one !== null && other !== null && one !== other
}

const OPPOSED: readonly PlanMarket[] = ['winDrawLose', 'winLose', 'handicap']

const sideOf = ({ market, pick }: Told): 'home' | 'away' | null =>
  OPPOSED.includes(market) && (pick === 'home' || pick === 'away') ? pick : null
