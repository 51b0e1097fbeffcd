import { dixonColes } from '#models/dixon-coles.ts'
import { resultChances } from '#score-grid/grid-markets.ts'
import { createGrid } from '#score-grid/score-grid.ts'
import type { MatchSheet } from '#sport/fixture.ts'

/** What the ratings of a league say about one match, in whole ten-thousandths so that it can be kept for ever. */
export interface RatedMatch {
  readonly chances: Chances
  readonly goals: { readonly home: number; readonly away: number }
  readonly rho: number
  /** Matches the ratings were learned from. */
  readonly sample: number
}

export interface Chances {
  readonly home: number
  readonly draw: number
  readonly away: number
}

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

/** Ten-thousandths that add up to exactly ten thousand: what rounding leaves goes to the likeliest. */
export function wholeChances([home, draw, away]: readonly [number, number, number]): Chances {
  const whole = { home: parts(home), draw: parts(draw), away: parts(away) }
  const rest = 10_000 - whole.home - whole.draw - whole.away
  const likeliest =
    home >= draw && home >= away ? 'home' : away >= draw ? ('away' as const) : ('draw' as const)
  return { ...whole, [likeliest]: whole[likeliest] + rest }
}

const parts = (value: number) => Math.round(value * 10_000)
