import type { BasketballRow } from '@linmen/domain/match-files/basketball-file.ts'
import { basketballEngine } from '@linmen/models/engines/basketball-engine.ts'
import { byDay } from '@linmen/models/engines/football-engine.ts'
import { normalChance } from '@linmen/models/numeric/normal.ts'
import { pairLogLoss } from '@linmen/domain/scoring/rules.ts'

export interface BasketballScore {
  readonly name: string
  readonly n: number
  readonly logLoss: number
  readonly marginError: number
  readonly totalError: number
}

/** Standard deviation of margins around the closing line. */
const LINE_SCATTER = 12.2

/** Ratings alone beside the closing line, over the seasons from `firstSeason` on. */
export function walkBasketball(
  rows: readonly BasketballRow[],
  firstSeason: number,
): BasketballScore[] {
  const engine = basketballEngine()
  const ours = { n: 0, logLoss: 0, margin: 0, total: 0 }
  const line = { n: 0, logLoss: 0, margin: 0, total: 0 }
  for (const day of byDay(rows)) {
    for (const row of day) {
      if (Number(row.season) < firstSeason || row.homeLine !== row.homeLine) continue
      const { home, margin, total } = engine.forecast({ ...row, homeLine: NaN, totalLine: NaN })
      add(ours, row, home, margin, total)
      add(line, row, normalChance(row.homeLine / LINE_SCATTER), row.homeLine, row.totalLine)
    }
    engine.observe(day)
  }
  return [scoreOf('临门 none', ours), scoreOf('closing line', line)]
}

type Sums = { n: number; logLoss: number; margin: number; total: number }

function add(sums: Sums, row: BasketballRow, home: number, margin: number, total: number): void {
  const won = row.homePoints - row.awayPoints
  sums.n++
  sums.logLoss += pairLogLoss(home, won > 0)
  sums.margin += Math.abs(won - margin)
  sums.total += Math.abs(row.homePoints + row.awayPoints - total)
}

const scoreOf = (name: string, { n, logLoss, margin, total }: Sums): BasketballScore => ({
  name,
  n,
  logLoss: logLoss / n,
  marginError: margin / n,
  totalError: total / n,
})
