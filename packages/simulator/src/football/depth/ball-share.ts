import type { Stage } from './stage.ts'

/** Points of the ball a side gives away with ten men, for the rest of the match. */
const TEN_MEN = 12
const LEAST = 22

type Minutes = (fromMs: number, toMs: number) => number

/** The home side's share of the ball between two moments, in percent, where it would be `share` with all men on. */
export function ballShare({ story }: Pick<Stage, 'story'>, share: number, minutes: Minutes) {
  const reds = story.flatMap((each) =>
    each.kind === 'card' && each.colour === 'red' ? [{ atMs: each.atMs, side: each.side }] : [],
  )
  return (fromMs: number, toMs: number): number => {
    const within = reds.map(({ atMs }) => atMs).filter((atMs) => atMs > fromMs && atMs < toMs)
    const edges = [fromMs, ...within, toMs]
    let [played, held] = [0, 0]
    for (const [at, begin] of edges.slice(0, -1).entries()) {
      const lasted = minutes(begin, edges[at + 1]!)
      played += lasted
      held += lasted * shareFrom(begin)
    }
    return played > 0 ? held / played : shareFrom(fromMs)
  }

  function shareFrom(beginMs: number): number {
    const gone = reds.filter(({ atMs }) => atMs <= beginMs)
    const balance = gone.reduce((sum, { side }) => sum + (side === 'home' ? -1 : 1), 0)
    return Math.min(100 - LEAST, Math.max(LEAST, share + TEN_MEN * balance))
  }
}
