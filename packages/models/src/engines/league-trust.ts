import { linearHead, type LinearHead } from '#numeric/linear-head.ts'

/**
 * What the odds of one league do before kick-off beyond those of all leagues together: how much
 * more, or less, ratings are worth beside its opening odds, and whether its home sides, its
 * favourites and its draws shorten. Each league starts with no difference, and is pulled to it.
 */
export interface LeagueTrust {
  extra(league: number, look: Look): Extra
  /** `missed` is how far the closing odds were from the guess without the extra. */
  learn(league: number, look: Look, missed: Extra): void
}

/** The opening edge, and the gap between ratings and it. */
export interface Look {
  readonly edge: number
  readonly gap: number
}

export interface Extra {
  readonly edge: number
  readonly draw: number
}

const PULL = 3
const MEMORY = 1500
/** The size of a usual gap, so that one pull suits all inputs. */
const UNIT = 0.3

export function leagueTrust(): LeagueTrust {
  const edges: LinearHead[] = []
  const draws: LinearHead[] = []
  return {
    extra: (league, look) => ({
      edge: edges[league]?.predict(edgeInputs(look)) ?? 0,
      draw: draws[league]?.predict(LEVEL) ?? 0,
    }),
    learn(league, look, { edge, draw }) {
      edges[league] ??= linearHead(3, PULL, MEMORY)
      draws[league] ??= linearHead(1, PULL, MEMORY)
      edges[league].add(edgeInputs(look), edge)
      draws[league].add(LEVEL, draw)
    },
  }
}

const LEVEL = Float64Array.of(UNIT)

const edgeInputs = ({ edge, gap }: Look) => Float64Array.of(gap, UNIT, UNIT * Math.sign(edge))
