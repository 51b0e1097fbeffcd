import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import type { Area, Country, League } from '@linmen/domain/sport/atlas.ts'
import { byLetter } from '@linmen/domain/sport/name-order.ts'
import { categoriesAsListed, leagueCategories } from '@linmen/domain/standings/league-categories.ts'
import { archiveOf } from '#features/archive/public.ts'
import {
  countryNames,
  presentHead,
  presentLeague,
  presentSeason,
  presentStage,
} from './atlas.present.ts'
import { chosen, currentSeason } from './season-choice.ts'
import { leaguesNamed, peopleNamed } from './search.repo.ts'
import { seasonState } from './season-version.repo.ts'
import type { Asked, SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof leagueGateway>

/** The seasons of one league, or everything there is to choose from. */
export const leagueSeasons: Handlers['queryLeagueSeasons'] = async (db, input, call) => {
  if (input.leagueId !== undefined) {
    const { league, seasons } = await chosen('football', input, call)
    const current = currentSeason(seasons, call.nowMs)
    return {
      league: presentLeague(league, await countryNames(call, 'football')),
      seasons: seasons.map((season) => presentSeason(season, current)),
      countries: [],
      categories: [],
      teams: [],
      players: [],
    }
  }
  const countries = await countryNames(call, 'football')
  const leagues = await leaguesLike('football', input, call)
  const inCategories = input.word === undefined ? leagueCategories : categoriesAsListed
  return {
    league: null,
    seasons: [],
    countries: sortedCountries(countries),
    categories: inCategories(leagues).map(({ category, leagues: inIt }) => ({
      category,
      leagues: inIt.map((league) => presentLeague(league, countries)),
    })),
    ...(await peopleNamed(db, 'football', input.word)),
  }
}

export const leagueZones: Handlers['getLeagueScoreFlag'] = async (_db, input, call) => {
  const found = await chosen('football', input, call)
  return { ...(await presentHead(found, call)), zones: [...found.league.zones] }
}

export const leagueRule: Handlers['getLeagueRule'] = async (_db, input, call) => {
  const found = await chosen('football', input, call)
  const { league } = await presentHead(found, call)
  return { league, rules: found.league.rules, zones: [...found.league.zones] }
}

export const footballStages: Handlers['getLeagueSeasonStageList'] = (_db, input, call) =>
  stagesOf('football', input, call)

/** Seasons and stages of a competition. */
export async function stagesOf(sport: Sport, input: Parameters<typeof chosen>[1], call: Asked) {
  const found = await chosen(sport, input, call)
  const stages = found.season ? await archiveOf(call.ports).stages(found.season.id) : []
  const book = found.season && (await seasonState(call.ports.db.read, found.season.id))
  const current = currentSeason(found.seasons, call.nowMs)
  return {
    ...(await presentHead({ ...found, ...(book && { book }) }, call)),
    seasons: found.seasons.map((season) => presentSeason(season, current)),
    stages: stages.toSorted((a, b) => a.place - b.place).map(presentStage),
  }
}

export interface LeagueWish {
  readonly area?: Area
  readonly countryId?: string
  readonly level?: number
  readonly word?: string
}

/** Leagues of an area, a country, a level; with a word those that answer to it, the best answers first. */
export async function leaguesLike(
  sport: Sport,
  { area, countryId, level, word }: LeagueWish,
  call: Asked,
): Promise<League[]> {
  const countries = await countryNames(call, sport)
  const leagues = (await archiveOf(call.ports).leagues(sport)).filter(
    (league) =>
      (area === undefined || countries.get(league.countryId)?.area === area) &&
      (countryId === undefined || league.countryId === countryId) &&
      (level === undefined || league.level === level),
  )
  // Without a word everything is meant, with one that says nothing nothing is.
  return word === undefined ? leagues : leaguesNamed(call.ports.db.read, leagues, word)
}

export const sortedCountries = (countries: ReadonlyMap<string, Country>) =>
  [...countries.values()].toSorted(byLetter)
