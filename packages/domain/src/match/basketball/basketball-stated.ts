import type {
  BasketballHighlight,
  BasketballLive,
} from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballReport, BasketballScore } from './basketball-report.ts'

type Stated = BasketballReport & BasketballScore

/** The stated score that arrived first, and the score that was shown before it. */
export interface FirstStatement {
  readonly stated: Stated
  readonly before: Pair
}

/**
 * Puts the score a feed states above the baskets it told by name. `told` is in the feed's order. Every time the
 * stated score falls it was corrected, and so it was when the first one lay below the baskets told until then.
 */
export function underStatedPoints(
  live: BasketballLive,
  told: readonly BasketballReport[],
  first: FirstStatement | null,
): BasketballLive {
  const stated = told.filter((each): each is Stated => each.kind === 'score')
  const last = stated.at(-1)
  if (!last || !first) return live
  const falls = [...fallsBetween(first.before, first.stated), ...fallsOf(stated)]
  const fall = falls.at(-1)
  const { full, periods, fouls, timeOuts } = last
  return {
    ...live,
    score: full,
    periods: [...periods],
    fouls,
    timeOuts,
    corrections: live.corrections + falls.length,
    ...(fall && fall.atMs >= (live.highlight?.atMs ?? 0) && { highlight: fall }),
  }
}

function fallsOf(stated: readonly Stated[]): BasketballHighlight[] {
  return stated.flatMap((now, at) => {
    const before = stated[at - 1]
    return before ? fallsBetween(before.full, now) : []
  })
}

const fallsBetween = (before: Pair, { full, atMs }: Stated): BasketballHighlight[] =>
  (['home', 'away'] as const)
    .filter((side) => full[side] < before[side])
    .slice(0, 1)
    .map((side) => correction(side, before[side] - full[side], atMs))

const MOST_TOLD = 4

const correction = (side: Side, points: number, atMs: number): BasketballHighlight => ({
  kind: 'correction',
  side,
  points: Math.min(MOST_TOLD, points),
  atMs,
})
