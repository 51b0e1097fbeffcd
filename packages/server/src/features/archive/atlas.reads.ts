import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'
import {
  countriesWith,
  leagueById,
  leaguesOfSport,
  seasonById,
  seasonsOfLeague,
  stagesOfSeason,
  teamById,
} from './atlas.repo.ts'
import { pullAtlas } from '#features/archive/pulls/pull-atlas.ts'
import { pulledSquad } from '#features/archive/pulls/pull-squad.ts'
import { teamsById } from './match-sheet.repo.ts'
import { teamOfPlayer } from './squad.repo.ts'

type AtlasReads = Pick<
  Archive,
  | 'countries'
  | 'leagues'
  | 'league'
  | 'seasons'
  | 'season'
  | 'stages'
  | 'team'
  | 'teams'
  | 'squad'
  | 'squadOfPlayer'
>

/** Countries, leagues, seasons, teams and who plays for them. */
export function atlasReads(ports: Ports): AtlasReads {
  const { read: db } = ports.db
  /** Reads once what the feed knows is recorded. */
  const ready = async <T>(read: () => Promise<T>): Promise<T> => {
    const feed = feedOf(ports)
    if (feed) await pullAtlas(ports, feed)
    return read()
  }
  return {
    countries: (sport) => ready(() => countriesWith(db, sport)),
    leagues: (sport) => ready(() => leaguesOfSport(db, sport)),
    league: (id) => ready(() => leagueById(db, id)),
    seasons: (leagueId) => ready(() => seasonsOfLeague(db, leagueId)),
    season: (id) => ready(() => seasonById(db, id)),
    stages: (seasonId) => ready(() => stagesOfSeason(db, seasonId)),
    team: (id) => teamById(db, id),
    teams: (ids) => teamsById(db, ids),
    squad: (teamId) => pulledSquad(ports, teamId),
    squadOfPlayer: async (playerId) => {
      const known = await teamOfPlayer(db, playerId)
      const teamId = known ?? feedOf(ports)?.teamOfPlayer?.(playerId) ?? null
      const squad = teamId === null ? null : await pulledSquad(ports, teamId)
      return squad?.players.some(({ id }) => id === playerId) ? squad : null
    },
  }
}
