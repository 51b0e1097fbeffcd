import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Country, League, Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { Haul } from '#import/haul.ts'
import { nameKey, stableId } from '#import/stable-id.ts'

export interface Competition {
  readonly league: League
  readonly country: Country
}

export interface Place {
  readonly seasonId: string
  readonly stageId: string
}

/** Puts the frame of matches into hauls: each part once, however often rows name it. */
export interface Frame {
  /** The season of a match on a date; it stretches over all of them. */
  season(haul: Haul, of: Competition, at: { name: string; date: string; stage?: StageWords }): Place
  /** The number of a team. Teams of one country and name are the same, whatever they play in. */
  team(haul: Haul, of: Competition, name: string): string
}

export type StageWords = Pick<Stage, 'name' | 'kind' | 'place'>

const TABLE: StageWords = { name: '联赛', kind: 'table', place: 1 }

export function newFrame(): Frame {
  const teams = new Map<string, { id: string; in: Haul }>()
  const seasons = new Map<string, { at: number; in: Haul; id: string }>()
  const stages = new Map<string, { id: string; in: Haul }>()
  return {
    season: (haul, { league, country }, { name, date, stage = TABLE }) => {
      const key = `${league.id}|${name}`
      const held = seasons.get(key)
      const id = held?.id ?? stableId('season', league.id, name)
      if (held?.in === haul) stretch(haul.seasons, held.at, date)
      else {
        seasons.set(key, { at: haul.seasons.length, in: haul, id })
        addOnce(haul.countries, country)
        addOnce(haul.leagues, league)
        haul.seasons.push({ ...emptySeason(id, league, name), firstDay: date, lastDay: date })
      }
      const part = `${id}|${stage.place}`
      const known = stages.get(part)
      const stageId = known?.id ?? stableId('stage', id, stage.place)
      if (known?.in !== haul) haul.stages.push({ id: stageId, seasonId: id, ...stage })
      stages.set(part, { id: stageId, in: haul })
      return { seasonId: id, stageId }
    },
    team: (haul, { league, country }, name) => {
      const key = `${league.sport}|${country.id}|${name}`
      const held = teams.get(key)
      if (held?.in === haul) return held.id
      const id = held?.id ?? stableId('team', league.sport, country.id, nameKey(name))
      teams.set(key, { id, in: haul })
      haul.teams.push(emptyTeam(id, league, name))
      return id
    },
  }
}

/** A match with nothing said about it but who plays and when. */
export function plainFixture(part: {
  readonly id: string
  readonly league: League
  readonly seasonId: string
  readonly stageId: string
  readonly homeId: string
  readonly awayId: string
  readonly kickOffAtMs: number
}): Fixture {
  return {
    id: part.id,
    sport: part.league.sport,
    leagueId: part.league.id,
    seasonId: part.seasonId,
    stageId: part.stageId,
    homeId: part.homeId,
    awayId: part.awayId,
    kickOffAtMs: part.kickOffAtMs,
    round: null,
    roundName: '',
    group: null,
    day: businessDay(part.kickOffAtMs),
    neutral: false,
    ranks: { home: null, away: null },
    referee: null,
    lottery: { single: null, beijing: null, pool: null },
    media: { video: false, cartoon: false },
    firstLegId: null,
  }
}

function addOnce<Part extends { readonly id: string }>(parts: Part[], part: Part): void {
  if (!parts.some(({ id }) => id === part.id)) parts.push(part)
}

function stretch(seasons: Season[], at: number, date: string): void {
  const season = seasons[at]!
  if (date < season.firstDay) seasons[at] = { ...season, firstDay: date }
  else if (date > season.lastDay) seasons[at] = { ...season, lastDay: date }
}

const emptySeason = (id: string, league: League, name: string) => ({
  id,
  leagueId: league.id,
  name,
  rounds: 0,
})

const emptyTeam = (id: string, league: League, name: string): Team => ({
  id,
  sport: league.sport,
  leagueId: league.id,
  countryId: league.countryId,
  name,
  foundedYear: 0,
  coach: '',
  venue: { id: '', name: '', city: '', capacity: 0 },
})
