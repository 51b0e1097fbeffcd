import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Play } from '#basketball/game/play.ts'
import type { Sheet } from '#basketball/game/sheet.ts'
import { opposite, pointsOf } from './tally.ts'

/** Keeps the score while a match is told and says when it is worth a remark. */
export interface Scorer {
  now(): Pair
  /** Counts what one line tells, all of it by one side; a remark when it levels, turns or stretches the match. */
  count(side: Side, plays: readonly Play[]): string | null
}

const RUN = 8
const WIDE = [10, 15, 20, 25, 30]

export function scorer({ game }: Sheet): Scorer {
  const total: Record<Side, number> = { home: 0, away: 0 }
  const said = new Set<string>()
  let run: { side: Side; points: number } = { side: 'home', points: 0 }
  return {
    now: () => ({ ...total }),
    count(side, plays) {
      // The score beside a line is that after its last free throw, and so is what the line says of it.
      const points = plays.reduce((sum, { what }) => sum + pointsOf(what), 0)
      if (points === 0) return null
      const other = opposite(side)
      const before = total[side] - total[other]
      total[side] += points
      const after = total[side] - total[other]
      const last = run.side === side ? run.points : 0
      run = { side, points: last + points }
      if (after === 0) return '双方战成平手'
      if (before <= 0 && after > 0) return `${game[side].name}取得领先`
      if (last < RUN && run.points >= RUN) return `${game[side].name}打出${run.points}比0的攻势`
      const wide = WIDE.find((lead) => before < lead && after >= lead)
      // A lead that comes and goes is news once.
      if (!wide || said.has(`${side} ${wide}`)) return null
      said.add(`${side} ${wide}`)
      return `分差拉开到${after}分`
    },
  }
}
