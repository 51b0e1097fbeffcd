import type { ResultChange } from '@linmen/contract/match/result-change.schemas.ts'
import type {
  LeagueEntry,
  SeasonEntry,
  StageEntry,
  TeamDetail,
} from '@linmen/contract/league/atlas.schemas.ts'
import type { Country, League, Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { SeasonBook } from './season-book.ts'
import { currentSeason, type Chosen } from './season-choice.ts'
import type { Asked } from '#kit/answers/shared-answers.ts'

type Names = ReadonlyMap<string, Country>

export async function countryNames(call: Asked, sport: League['sport']): Promise<Names> {
  const countries = await archiveOf(call.ports).countries(sport)
  return new Map(countries.map((country) => [country.id, country]))
}

export function presentLeague(league: League, countries: Names): LeagueEntry {
  const { id, name, fullName, letter, colour, hot, category, level, kind, countryId } = league
  return {
    id,
    name,
    fullName,
    letter,
    colour,
    hot,
    category,
    level,
    kind,
    logo: badge(league),
    countryId,
    countryName: countries.get(countryId)?.name ?? '',
  }
}

export const presentSeason = (season: Season, current: Season | null): SeasonEntry => ({
  id: season.id,
  leagueId: season.leagueId,
  name: season.name,
  firstDay: season.firstDay,
  lastDay: season.lastDay,
  rounds: season.rounds,
  current: season.id === current?.id,
})

export const presentStage = ({ id, name, kind, place }: Stage): StageEntry => ({
  id,
  name,
  kind,
  place,
})

/** The beginning of every answer about a competition. */
export async function presentHead(
  { league, seasons, season, book }: Chosen & { readonly book?: Changed },
  call: Asked,
) {
  const current = currentSeason(seasons, call.nowMs)
  return {
    league: presentLeague(league, await countryNames(call, league.sport)),
    season: season && { ...presentSeason(season, current), ...changeOf(book) },
  }
}

/** Before the first result there is nothing to say. */
export const changeOf = (book: Changed | null | undefined): ResultChange => ({
  ...(typeof book?.changedAtMs === 'number' && { changedAtMs: book.changedAtMs }),
  ...(typeof book?.playedAtMs === 'number' && { playedAtMs: book.playedAtMs }),
})

type Changed = Pick<SeasonBook, 'changedAtMs' | 'playedAtMs'>

export async function presentTeam(team: Team, call: Asked): Promise<TeamDetail> {
  const countries = await countryNames(call, team.sport)
  const league = await archiveOf(call.ports).league(team.leagueId)
  const { id, name, leagueId, countryId, foundedYear, coach, venue } = team
  return {
    id,
    name,
    leagueId,
    leagueName: league?.name ?? '',
    countryId,
    countryName: countries.get(countryId)?.name ?? '',
    foundedYear,
    coach,
    venue: { name: venue.name, city: venue.city, capacity: venue.capacity },
  }
}

/** A round badge in the league's colour with the first character of its name: no picture has to be fetched. */
function badge({ name, colour }: League): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>` +
    `<circle cx='20' cy='20' r='20' fill='${colour}'/>` +
    `<text x='20' y='27' font-size='20' text-anchor='middle' fill='#fff'>${[...name][0] ?? ''}</text></svg>`
  return `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}`
}
