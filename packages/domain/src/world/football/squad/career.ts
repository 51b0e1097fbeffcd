import type { FootballReport } from '#match/match-report.ts'
import type { CareerLine } from '#sport/player.ts'
import type { Club } from '#world/football/season/clubs.ts'
import type { Match } from '#world/football/season/match.ts'
import type { Cast } from '#world/football/story/cast.ts'
import type { Man } from './roster.ts'

/** One match of a club and what is told of it. */
export interface ToldMatch {
  readonly match: Match
  readonly cast: Cast
  readonly story: readonly FootballReport[]
}

/** One line of a career for each man who appeared, counted from the stories of these matches and nothing else. */
export function careerLines(
  club: Club,
  season: { readonly name: string; readonly leagueName: string },
  matches: readonly ToldMatch[],
): CareerLine[] {
  const tallies = new Map<Man, Tally>()
  for (const told of matches) count(club, told, (man) => tallyOf(tallies, man))
  return [...tallies].map(([man, { appearances, ...figures }]) => ({
    playerId: man.id,
    season: season.name,
    leagueName: season.leagueName,
    teamName: club.name,
    appearances,
    figures,
  }))
}

interface Tally {
  appearances: number
  goals: number
  assists: number
  yellow: number
  red: number
}

function tallyOf(tallies: Map<Man, Tally>, man: Man): Tally {
  const known = tallies.get(man)
  if (known) return known
  const fresh = { appearances: 0, goals: 0, assists: 0, yellow: 0, red: 0 }
  tallies.set(man, fresh)
  return fresh
}

function count(club: Club, { match, cast, story }: ToldMatch, tally: (man: Man) => Tally): void {
  const side = match.home.id === club.id ? 'home' : 'away'
  // Names are unique within a squad; reports name men, and only some carry their numbers.
  const men = new Map([...cast.starters, ...cast.bench].map((man) => [man.name, man]))
  const of = (name: string) => tally(men.get(name)!)
  for (const man of cast.starters) tally(man).appearances += 1
  const taken = new Set(story.flatMap((r) => (r.kind === 'goalCancelled' ? r.goalSeq : [])))
  for (const report of story) {
    if (!('side' in report) || report.side !== side) continue
    if (report.kind === 'substitution') of(report.player).appearances += 1
    if (report.kind === 'card') of(report.player)[report.colour] += 1
    if (report.kind !== 'goal' || taken.has(report.seq) || report.how === 'own') continue
    of(report.player).goals += 1
    if (report.assist) of(report.assist).assists += 1
  }
}
