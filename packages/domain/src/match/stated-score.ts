import type { Highlight, MatchLive, Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { addedTo } from './event-minute.ts'
import type { FootballReport, ScoreReport } from './match-report.ts'

type Stated = FootballReport & ScoreReport

/** The stated score that arrived first, and the score that was shown before it. */
export interface FirstStatement {
  readonly stated: Stated
  readonly before: Pair
}

/**
 * Puts the score a feed states above the goals it told by name. `told` is in the feed's order. Every time the
 * stated score falls it was corrected, and so it was when the first one lay below the goals told until then.
 */
export function underStatedScore(
  live: MatchLive,
  told: readonly FootballReport[],
  first: FirstStatement | null,
): MatchLive {
  const stated = told.filter((each) => each.kind === 'score')
  const last = stated.at(-1)
  if (!last || !first) return live
  const side = fallenSide(first.before, shown(first.stated))
  const falls = [...(side ? [{ side, atMs: first.stated.atMs }] : []), ...fallsOf(stated)]
  const { full, half, extra, penalties, corners, yellowCards, redCards } = last
  return {
    ...live,
    score: {
      full,
      ...(half && { half }),
      ...(extra && { extra }),
      ...(penalties && { penalties }),
    },
    corners,
    yellowCards,
    redCards,
    corrections: live.corrections + falls.length,
    ...newerHighlight(live.highlight, falls.at(-1), told),
  }
}

interface Fall {
  readonly side: Side
  readonly atMs: number
}

function fallsOf(stated: readonly Stated[]): Fall[] {
  return stated.flatMap((now, at) => {
    const before = stated[at - 1]
    const side = before && fallenSide(shown(before), shown(now))
    return side ? [{ side, atMs: now.atMs }] : []
  })
}

const shown = ({ extra, full }: ScoreReport) => extra ?? full

function fallenSide(was: Pair, is: Pair): Side | null {
  if (is.home < was.home) return 'home'
  return is.away < was.away ? 'away' : null
}

function newerHighlight(
  held: Highlight | undefined,
  fall: Fall | undefined,
  told: readonly FootballReport[],
): { highlight?: Highlight } {
  if (!fall || (held && held.atMs > fall.atMs)) return held ? { highlight: held } : {}
  const goal = told.findLast((each) => each.kind === 'goal' && each.side === fall.side)
  if (goal?.kind !== 'goal') return { highlight: { kind: 'correction', ...fall, minute: 0 } }
  const { minute, player } = goal
  const of = { minute, ...addedTo(goal), ...(player && { player }) }
  return { highlight: { kind: 'correction', ...fall, ...of } }
}
