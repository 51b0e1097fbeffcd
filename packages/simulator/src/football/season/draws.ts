import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { remembered } from '#bounded.ts'
import { leagueRow } from '#football/atlas/leagues.ts'
import { drawFull, drawMatch, type MatchDraw } from '#football/draw/match-draw.ts'
import { scoredKicks } from '#football/draw/shoot-out.ts'
import type { Club } from './clubs.ts'
import { readSeasonId, seasonId, type Match } from './match.ts'
import { expectedGoals, strengthsOf } from './strength.ts'
import type { Scored } from './table.ts'

/** With which numbers matches end. */
export interface Draws {
  expected(match: Match): Pair
  /** Of a match that is played or broken off. */
  draw(match: Match): MatchDraw
  /** The score after ninety minutes, faster than the whole draw. */
  full(match: Match): Pair
  scored(match: Match): Scored
  /** Of a single match that decides, or of a second leg. */
  winner(match: Match): Club
}

const SEASONS = 400

export function drawsOf(seed: string): Draws {
  const strengths = remembered(SEASONS, (id: string) => {
    const { competitionId, half } = readSeasonId(id)!
    return strengthsOf(seed, leagueRow(competitionId)!, half)
  })
  const expected = (match: Match) => {
    const half = halfOf(match)
    return expectedGoals(match, ({ league, at }) => strengths(seasonId(league, half))[at]!)
  }
  const wordsOf = ({ id }: Match) => [seed, 'draw', id]
  const draw = (match: Match): MatchDraw =>
    drawMatch(wordsOf(match), expected(match), match.decides ? carried(match) : null)
  const full = (match: Match): Pair => drawFull(wordsOf(match), expected(match))
  /** What the first leg adds, from the side of the second. */
  const carried = ({ firstLeg }: Match): Pair => {
    if (!firstLeg) return NONE
    const { home, away } = full(firstLeg)
    return { home: away, away: home }
  }
  return {
    expected,
    draw,
    full,
    scored: (match) => ({ match, score: match.fate === 'played' ? full(match) : null }),
    winner: (match) => {
      const { full: ninety, extra, kicks } = draw(match)
      const parts = [ninety, carried(match), extra ?? NONE, kicks ? scoredKicks(kicks) : NONE]
      const lead = parts.reduce((sum, { home, away }) => sum + home - away, 0)
      return lead > 0 ? match.home : match.away
    },
  }
}

const NONE: Pair = { home: 0, away: 0 }

/** A cup's spring belongs to the next half, but it is told under the half in which the cup began. */
const halfOf = ({ competition, half, group }: Match): number =>
  competition.kind === 'cup' && group === null ? half + 1 : half
