import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import type { CupRow } from '#football/atlas/cups.ts'
import type { LeagueRow } from '#football/atlas/leagues.ts'
import { clubsOf, type Club } from './clubs.ts'
import type { Match } from './match.ts'

/** How much better than the league's average a club attacks and defends, as logarithms of goals. */
export interface Strength {
  readonly attack: number
  readonly defence: number
}

/** Calibrated against the real files, see `real-figures.ts`. */
const BASE = { home: 1.442, away: 1.132, spread: 0.34, own: 0.055 } as const

/** Strengths of all clubs of a league in one season. They persist: half of a lead is left after two years. */
export function strengthsOf(seed: string, league: LeagueRow, half: number): Strength[] {
  return clubsOf(league).map(({ id }) => {
    const own = diceFor(seed, 'character', id)
    const level = (0.8 * bell(own) + 0.6 * drift(seed, id, half)) * BASE.spread
    const lean = bell(own) * BASE.own
    return { attack: level / 2 + lean, defence: level / 2 - lean }
  })
}

/** Goals each side is expected to score in ninety minutes. */
export function expectedGoals(match: Match, strengthOf: (club: Club) => Strength): Pair {
  const { competition, home, away, neutral } = match
  const { goals, homeEdge } = competition.kind === 'league' ? competition : EVEN
  // On neutral ground both sides have what an average of home and away is worth.
  const tilt = neutral ? Math.sqrt(BASE.away / BASE.home) : Math.sqrt(homeEdge)
  const lead = competition.kind === 'cup' ? ahead(competition, home) - ahead(competition, away) : 0
  const [one, other] = [strengthOf(home), strengthOf(away)]
  return {
    home: BASE.home * goals * tilt * Math.exp(one.attack - other.defence + lead / 2),
    away: ((BASE.away * goals) / tilt) * Math.exp(other.attack - one.defence - lead / 2),
  }
}

const EVEN = { goals: 1, homeEdge: 1 } as const

const ahead = ({ from }: CupRow, { league }: Club): number =>
  from.find(({ leagueId }) => leagueId === league.id)!.ahead

const KNOT = 4

/** A slow random walk between knots two years apart, so that it can be asked for any season at once. */
function drift(seed: string, clubId: string, half: number): number {
  const knot = Math.floor(half / KNOT)
  const share = half / KNOT - knot
  const value = (at: number) => bell(diceFor(seed, 'drift', clubId, at))
  const [before, after] = [value(knot), value(knot + 1)]
  return (before * (1 - share) + after * share) / Math.hypot(share, 1 - share)
}

/** Mean 0, deviation 1. */
const bell = (dice: Dice): number =>
  (dice.next() + dice.next() + dice.next() + dice.next() - 2) * Math.sqrt(3)
