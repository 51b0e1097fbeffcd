import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { BasketballReport } from '#match/basketball/basketball-report.ts'
import { isBasketballFinished } from '#match/basketball/basketball-status.ts'
import type { BoxFigure } from '#sport/basketball-figures.ts'
import type { BoxLine, DepthRecord } from '#sport/depth.ts'
import { basketsOf, countedPlayers, type Basket, type CountedPlayer } from './counted-play.ts'
import { presentStatistics } from './present-statistics.ts'
import { sinceLine, type Since } from './since-line.ts'

/** A match that is on: what was told in depth, all that was reported about play, and the state that follows. */
export interface InPlay {
  readonly matchId: string
  readonly leagueId: string
  readonly depth: readonly DepthRecord[]
  readonly plays: readonly BasketballReport[]
  readonly live: BasketballLive
  readonly nowMs: number
}

/**
 * The records with lines and figures as they stand now. A feed tells them every few minutes and baskets at once: in
 * between they are counted on from reports, shots and text, so that points add up to the score at every moment. Where
 * baskets name nobody, or nothing but baskets is told, the last lines stand.
 */
export function withPresentBox(match: InPlay): readonly DepthRecord[] {
  const { depth, plays, live, matchId, nowMs } = match
  const baskets = basketsOf(plays)
  const told = newestLines(depth)
  if (!baskets || !addsUp(baskets, live) || !isCounted(depth) || isComplete(told, live))
    return depth
  const lines = linesNow({ ...match, baskets, told })
  const statistics = presentStatistics({ depth, live, lines })
  const replaced = new Set(statistics.map(({ period }) => period))
  return [
    ...depth.filter(
      (each) => each.kind !== 'box' && !(each.kind === 'statistics' && replaced.has(each.period)),
    ),
    ...[...lines, ...statistics].map((body) => ({ ...body, matchId, seq: 0, atMs: nowMs })),
  ]
}

type ToldLine = BoxLine & DepthRecord

function newestLines(depth: readonly DepthRecord[]): ReadonlyMap<string, ToldLine> {
  const lines = depth.filter((each): each is ToldLine => each.kind === 'box')
  return new Map(
    lines.toSorted((a, b) => a.atMs - b.atMs || a.seq - b.seq).map((line) => [line.playerId, line]),
  )
}

const SIDES = ['home', 'away'] as const

const addsUp = (baskets: readonly Basket[], { score }: BasketballLive) =>
  SIDES.every((side) => {
    const own = baskets.filter((each) => each.side === side)
    return own.reduce((all, { points }) => all + points, 0) === score[side]
  })

/** Text that counts tells what no report does. */
const isCounted = (depth: readonly DepthRecord[]) =>
  depth.some((each) => each.kind === 'text' && each.counts !== undefined)

/** The final lines are the feed's own. */
const isComplete = (told: ReadonlyMap<string, ToldLine>, { phase, score }: BasketballLive) =>
  isBasketballFinished(phase) &&
  SIDES.every((side) => {
    const own = [...told.values()].filter((line) => line.side === side)
    return own.reduce((all, { figures }) => all + (figures['points'] ?? 0), 0) === score[side]
  })

interface Counting extends InPlay {
  readonly baskets: readonly Basket[]
  readonly told: ReadonlyMap<string, ToldLine>
}

function linesNow(match: Counting): BoxLine[] {
  const { depth, told } = match
  const starters = new Set(
    depth.flatMap((each) =>
      each.kind === 'lineup' && each.confirmed ? each.starters.map(({ playerId }) => playerId) : [],
    ),
  )
  const players = [...countedPlayers(match).values()]
  // Who has not been told of yet began the match, or has just come on.
  const listed = players.filter(
    ({ playerId, figures }) =>
      told.has(playerId) ||
      starters.has(playerId) ||
      Object.values(figures).some((each) => each > 0),
  )
  const since = sinceLine(match)
  return listed.map((counted) => {
    const { side, playerId, player } = counted
    const line = told.get(playerId)
    const starter = line?.starter ?? starters.has(playerId)
    const onCourt = line?.onCourt ?? starter
    const more = onCourt ? since(side, line?.atMs ?? null) : { minutes: 0, plusMinus: 0 }
    const figures = figuresNow(counted, line, more)
    return { kind: 'box', side, playerId, player, starter, onCourt, figures }
  })
}

/** What baskets decide may fall by a correction; nothing else does, and a line knows what came before our records. */
const BASKETS: ReadonlySet<string> = new Set<BoxFigure>([
  'points',
  'fieldGoalsMade',
  'threesMade',
  'freeThrowsMade',
])

function figuresNow(
  counted: CountedPlayer,
  line: ToldLine | undefined,
  more: Since,
): Record<string, number> {
  const grown: Record<BoxFigure, number> = {
    ...counted.figures,
    minutes: (line?.figures['minutes'] ?? 0) + more.minutes,
    plusMinus: (line?.figures['plusMinus'] ?? 0) + more.plusMinus,
  }
  if (!line) return grown
  return Object.fromEntries(
    Object.entries(line.figures).map(([key, before]) => {
      const now = (grown as Record<string, number>)[key] ?? before
      return [key, BASKETS.has(key) || key === 'plusMinus' ? now : Math.max(before, now)]
    }),
  )
}
