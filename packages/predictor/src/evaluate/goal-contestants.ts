import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { dixonColes, type DixonColes } from '@linmen/models/goals/dixon-coles.ts'
import { leagueOf } from '@linmen/models/ratings/leagues.ts'
import { deservedGoals } from '@linmen/models/ratings/pi-rating.ts'
import { overChances, resultChances } from '@linmen/domain/score-grid/grid-markets.ts'
import { createGrid } from '@linmen/domain/score-grid/score-grid.ts'
import type { Contestant } from './contestant.ts'

const DECAY = 0.0018
const WEEK = 7

/** Each league for itself. */
export const leagueGoalsContestant = (firstDay: number) =>
  goalsContestant('Dixon-Coles', firstDay, { ridge: 0.5, poolOf: ({ div }) => div })

/** The two highest tiers of a country in one fit, so that promoted teams bring their strength. */
export const linkedGoalsContestant = (firstDay: number) =>
  goalsContestant('Dixon-Coles, two tiers', firstDay, { ridge: 3, poolOf: twoTiers })

/** The same, but teams are as strong as their shots say where files have shots. */
export const shotGoalsContestant = (firstDay: number) =>
  goalsContestant('Dixon-Coles with shots, two tiers', firstDay, {
    ridge: 3,
    poolOf: twoTiers,
    stretch: 1.3,
    deserved: deservedGoals,
  })

interface GoalSettings {
  readonly ridge: number
  readonly stretch?: number
  readonly poolOf: (row: FootballRow) => string
  readonly deserved?: (row: FootballRow) => [home: number, away: number]
}

/** Learns from `firstDay` on; refits a league before the first match of each week. */
function goalsContestant(
  name: string,
  firstDay: number,
  { ridge, stretch = 1, poolOf, deserved }: GoalSettings,
): Contestant {
  const pools = new Map<string, { model: DixonColes; fitted: number }>()
  const poolFor = (row: FootballRow) => {
    const key = poolOf(row)
    const known = pools.get(key) ?? {
      model: dixonColes({ decay: DECAY, ridge, stretch }),
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
          poolFor(row).model.add(deserved ? { ...row, deserved: deserved(row) } : row)
    },
  }
}

function twoTiers({ div }: FootballRow): string {
  const { country, tier } = leagueOf(div)
  return tier < 2 ? country : div
}
