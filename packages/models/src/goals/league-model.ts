import { dixonColes } from './dixon-coles.ts'
import { resultChances } from '@linmen/domain/score-grid/grid-markets.ts'
import { createGrid } from '@linmen/domain/score-grid/score-grid.ts'
import { wholeChances, type RatedMatch } from '@linmen/domain/prediction/rated-match.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'

export interface LeagueModel {
  /** Null for a team that has hardly played. */
  rate(homeId: string, awayId: string): RatedMatch | null
}

// As in the evaluation: half of a match's weight is gone after a year.
const SETTINGS = { decay: Math.LN2 / 365, ridge: 0.5 }
const FEWEST_MATCHES = 60
const FEWEST_OF_A_TEAM = 5
const DAY_MS = 86_400_000

/** Ratings of a league from its finished matches before a moment. Null while there are too few of them. */
export function leagueModel(history: readonly MatchSheet[], beforeMs: number): LeagueModel | null {
  const played = history.filter(
    ({ fixture, result }) => result?.phase === 'finished' && fixture.kickOffAtMs < beforeMs,
  )
  if (played.length < FEWEST_MATCHES) return null
  const model = dixonColes(SETTINGS)
  const games = new Map<string, number>()
  for (const { fixture, result } of played) {
    const { homeId, awayId, kickOffAtMs } = fixture
    for (const id of [homeId, awayId]) games.set(id, (games.get(id) ?? 0) + 1)
    model.add({
      day: Math.floor(kickOffAtMs / DAY_MS),
      home: homeId,
      away: awayId,
      homeGoals: result!.full.home,
      awayGoals: result!.full.away,
    })
  }
  model.fit(Math.floor(beforeMs / DAY_MS))
  return {
    rate: (homeId, awayId) => {
      if (![homeId, awayId].every((id) => (games.get(id) ?? 0) >= FEWEST_OF_A_TEAM)) return null
      const { homeGoals, awayGoals, rho } = model.forecast(homeId, awayId)
      const [home, draw, away] = resultChances(createGrid(homeGoals, awayGoals, rho))
      return {
        chances: wholeChances([home, draw, away]),
        goals: { home: parts(homeGoals), away: parts(awayGoals) },
        rho: parts(rho),
        sample: played.length,
      }
    },
  }
}

const parts = (value: number) => Math.round(value * 10_000)
