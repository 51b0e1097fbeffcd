import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { CareerLine } from '@linmen/domain/sport/player.ts'
import type { Club } from '#football/season/clubs.ts'
import type { Cast } from '#football/story/cast.ts'
import type { Man } from './roster.ts'

/** What each man who appeared did in one match. */
export type MatchTally = Readonly<Record<Side, ReadonlyMap<Man, Tally>>>

interface Tally {
  appearances: number
  goals: number
  assists: number
  yellow: number
  red: number
}

/** Counted from the story of a match and nothing else. */
export function matchTally(
  casts: Readonly<Record<Side, Cast>>,
  story: readonly FootballReport[],
): MatchTally {
  return { home: sideTally('home', casts.home, story), away: sideTally('away', casts.away, story) }
}

/** One line of a career for each man who appeared in these matches of his club. */
export function careerLines(
  club: Club,
  season: { readonly name: string; readonly leagueName: string },
  matches: readonly ReadonlyMap<Man, Tally>[],
): CareerLine[] {
  const sums = new Map<Man, Tally>()
  for (const tallies of matches)
    for (const [man, tally] of tallies) {
      const sum = tallyOf(sums, man)
      for (const figure of FIGURES) sum[figure] += tally[figure]
    }
  return [...sums].map(([man, { appearances, ...figures }]) => ({
    playerId: man.id,
    season: season.name,
    leagueName: season.leagueName,
    teamName: club.name,
    appearances,
    figures,
  }))
}

const FIGURES = ['appearances', 'goals', 'assists', 'yellow', 'red'] as const

function tallyOf(tallies: Map<Man, Tally>, man: Man): Tally {
  const known = tallies.get(man)
  if (known) return known
  const fresh = { appearances: 0, goals: 0, assists: 0, yellow: 0, red: 0 }
  tallies.set(man, fresh)
  return fresh
}

function sideTally(side: Side, cast: Cast, story: readonly FootballReport[]): Map<Man, Tally> {
  const tallies = new Map<Man, Tally>()
  // Names are unique within a squad; reports name men, and only some carry their numbers.
  const men = new Map([...cast.starters, ...cast.bench].map((man) => [man.name, man]))
  const of = (name: string) => tallyOf(tallies, men.get(name)!)
  for (const man of cast.starters) tallyOf(tallies, man).appearances += 1
  const taken = new Set(story.flatMap((r) => (r.kind === 'goalCancelled' ? r.goalSeq : [])))
  for (const report of story) {
    if (!('side' in report) || report.side !== side) continue
    if (report.kind === 'substitution') of(report.player).appearances += 1
    if (report.kind === 'card') of(report.player)[report.colour] += 1
    if (report.kind !== 'goal' || taken.has(report.seq) || report.how === 'own') continue
    of(report.player).goals += 1
    if (report.assist) of(report.assist).assists += 1
  }
  return tallies
}
