import { sql } from 'kysely'
import type { Country } from '@linmen/domain/sport/atlas.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'
import { leagueOf, seasonOf, stageOf, teamOf } from './atlas-rows.ts'
import { pullAtlas } from './pull-atlas.ts'
import { pulledSquad } from './pull-squad.ts'
import { teamsById } from './sheets.ts'
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
  const db = ports.db.read
  const ready = async () => {
    const feed = feedOf(ports)
    if (feed) await pullAtlas(ports, feed)
  }
  return {
    countries: async (sport) => {
      await ready()
      const { rows } = await sql<Country>`
        select c.* from country c
        where exists (select from league l where l.country_id = c.id and l.sport = ${sport})
        order by c.letter, c.id`.execute(db)
      return rows
    },
    leagues: async (sport) => {
      await ready()
      const rows = await db.selectFrom('league').selectAll().where('sport', '=', sport).execute()
      return rows.map(leagueOf).toSorted((a, b) => Number(a.id) - Number(b.id))
    },
    league: async (id) => {
      await ready()
      const row = await db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? leagueOf(row) : null
    },
    seasons: async (leagueId) => {
      await ready()
      const rows = await db
        .selectFrom('season')
        .selectAll()
        .where('league_id', '=', leagueId)
        .orderBy('first_day', 'desc')
        .execute()
      return rows.map(seasonOf)
    },
    season: async (id) => {
      await ready()
      const row = await db.selectFrom('season').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? seasonOf(row) : null
    },
    stages: async (seasonId) => {
      await ready()
      const rows = await db
        .selectFrom('stage')
        .selectAll()
        .where('season_id', '=', seasonId)
        .orderBy('place')
        .execute()
      return rows.map(stageOf)
    },
    team: async (id) => {
      const row = await db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? teamOf(row) : null
    },
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
