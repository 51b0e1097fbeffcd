import { expit, resultOf } from '@linmen/domain/market/market-view.ts'
import { footballEngine } from '@linmen/models/engines/football-engine.ts'
import type { Mode } from '@linmen/models/engines/heads.ts'
import { fitGrid } from '@linmen/domain/score-grid/fit-grid.ts'
import { meanGoals } from '@linmen/domain/score-grid/grid-markets.ts'
import type { Contestant } from './contestant.ts'

/** The product's own forecasts: one engine, asked in three modes. */
export function engineContestants(): Contestant[] {
  const engine = footballEngine()
  return (['none', 'open', 'close'] as const).map((mode: Mode, at) => ({
    name: `临门 ${mode}`,
    forecast(row) {
      const view = engine.forecast(row, mode)
      const p = resultOf(view.edge, view.draw)
      const over = expit(view.over)
      const [home, away] = meanGoals(fitGrid(p, over).grid)
      return { p, over, margin: home - away }
    },
    learn: (day) => {
      if (at === 0) engine.observe(day)
    },
  }))
}
