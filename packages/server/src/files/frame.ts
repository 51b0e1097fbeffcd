import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Country, League, Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { Batch } from './batch.ts'
import { nameKey, stableId } from './stable-id.ts'

export interface Competition {
  readonly league: League
  readonly country: Country
}

export interface Place {
  readonly seasonId: string
  readonly stageId: string
}

/** Puts the frame of matches into batches: each part once, however often rows name it. */
export interface Frame {
  /** The season of a match on a date; it stretches over all of them. */
  season(
    batch: Batch,
    of: Competition,
    at: { name: string; date: string; stage?: StageWords },
  ): Place
  /** The number of a team. Teams of one country and name are the same, whatever they play in. */
  team(batch: Batch, of: Competition, name: string): string
}

export type StageWords = Pick<Stage, 'name' | 'kind' | 'place'>

const TABLE: StageWords = { name: '联赛', kind: 'table', place: 1 }

export function newFrame(): Frame {
  const teams = { football: new Held<Part>(), basketball: new Held<Part>() }
  const seasons = new Held<SeasonPart>()
  const stages = new Held<Part>()
  return {
    season: (batch, { league, country }, { name, date, stage = TABLE }) => {
      const held = seasons.get(league.id, name)
      const id = held?.id ?? stableId('season', league.id, name)
      if (held?.in === batch) stretch(batch.seasons, held.at, date)
      else {
        seasons.set(league.id, name, { at: batch.seasons.length, in: batch, id })
        addOnce(batch.countries, country)
        addOnce(batch.leagues, league)
        batch.seasons.push({ ...emptySeason(id, league, name), firstDay: date, lastDay: date })
      }
      const known = stages.get(id, stage.name)
      if (known?.in === batch) return { seasonId: id, stageId: known.id }
      const stageId = known?.id ?? stableId('stage', id, stage.place)
      batch.stages.push({ id: stageId, seasonId: id, ...stage })
      stages.set(id, stage.name, { id: stageId, in: batch })
      return { seasonId: id, stageId }
    },
    team: (batch, { league, country }, name) => {
      const held = teams[league.sport].get(country.id, name)
      if (held?.in === batch) return held.id
      const id = held?.id ?? stableId('team', league.sport, country.id, nameKey(name))
      teams[league.sport].set(country.id, name, { id, in: batch })
      batch.teams.push(emptyTeam(id, league, name))
      return id
    },
  }
}

interface Part {
  readonly id: string
  readonly in: Batch
}

interface SeasonPart extends Part {
  readonly at: number
}

/** What is found by two words. Every row asks, so that joining the words would be most of the asking. */
class Held<Value> {
  readonly #values = new Map<string, Map<string, Value>>()

  get(one: string, other: string): Value | undefined {
    return this.#values.get(one)?.get(other)
  }

  set(one: string, other: string, value: Value): void {
    const among = this.#values.get(one)
    if (among) among.set(other, value)
    else this.#values.set(one, new Map([[other, value]]))
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
    day: dayAt(part.kickOffAtMs),
    neutral: false,
    ranks: NO_RANKS,
    referee: null,
    lottery: NO_LOTTERY,
    media: NO_MEDIA,
    firstLegId: null,
  }
}

const days = new Map<number, string>()
const MOST_DAYS = 20_000

/** The business day of a moment. Hundreds of matches begin at the same one. */
function dayAt(ms: number): string {
  const held = days.get(ms)
  if (held !== undefined) return held
  const day = businessDay(ms)
  if (days.size >= MOST_DAYS) days.clear()
  days.set(ms, day)
  return day
}

const NO_RANKS = { home: null, away: null }
const NO_LOTTERY = { single: null, beijing: null, pool: null }
const NO_MEDIA = { video: false, cartoon: false }

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
