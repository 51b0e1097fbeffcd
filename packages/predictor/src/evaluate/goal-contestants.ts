import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { dixonColes, type DixonColes } from '@linmen/domain/models/dixon-coles.ts'
import { leagueOf } from '@linmen/domain/ratings/leagues.ts'
import { overChances, resultChances } from '@linmen/domain/score-grid/grid-markets.ts'
import { createGrid } from '@linmen/domain/score-grid/score-grid.ts'
import type { Contestant } from './contestant.ts'

const DECAY = 0.0018
const WEEK = 7

/** Each league for itself. */
export const leagueGoalsContestant = (firstDay: number) =>
  goalsContestant('Dixon-Coles', firstDay, 0.5, ({ div }) => div)

/** The two highest tiers of a country in one fit, so that promoted teams bring their strength. */
export const linkedGoalsContestant = (firstDay: number) =>
  goalsContestant('Dixon-Coles, two tiers', firstDay, 3, ({ div }) => {
    const { country, tier } = leagueOf(div)
    return tier < 2 ? country : div
  })

/** Learns from `firstDay` on; refits a league before the first match of each week. */
function goalsContestant(
  name: string,
  firstDay: number,
  ridge: number,
  poolOf: (row: FootballRow) => string,
): Contestant {
  const pools = new Map<string, { model: DixonColes; fitted: number }>()
  const poolFor = (row: FootballRow) => {
    const key = poolOf(row)
    const known = pools.get(key) ?? {
      model: dixonColes({ decay: DECAY, ridge }),
      fitted: -Infinity,
    }
    pools.set(key, known)
    return known
  }
  return {
    name,
    forecast(row) {
      const pool = poolFor(row)
      if (row.day - pool.fitted >= WEEK) {
        pool.model.fit(row.day)
        pool.fitted = row.day
      }
      const { homeGoals, awayGoals, rho } = pool.model.forecast(row.home, row.away)
      const grid = createGrid(homeGoals, awayGoals, rho)
      return {
        p: resultChances(grid),
        over: overChances(grid, 2.5).win,
        margin: homeGoals - awayGoals,
      }
    },
    learn(day) {
      for (const row of day)
        if (row.day >= firstDay)
          poolFor(row).model.add(row.day, row.home, row.away, row.homeGoals, row.awayGoals)
    },
  }
}
