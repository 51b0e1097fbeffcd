import { sql } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Country, League, Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { Reader } from '#db/port.ts'
import { leagueOf, seasonOf, stageOf, teamOf } from './atlas-rows.ts'

/** Countries with a league of the sport. */
export async function countriesWith(db: Reader, sport: Sport): Promise<Country[]> {
  const { rows } = await sql<Country>`
    select c.* from country c
    where exists (select from league l where l.country_id = c.id and l.sport = ${sport})
    order by c.letter, c.id`.execute(db)
  return rows
}

export async function leaguesOfSport(db: Reader, sport: Sport): Promise<League[]> {
  const rows = await db.selectFrom('league').selectAll().where('sport', '=', sport).execute()
  return rows.map(leagueOf).toSorted((a, b) => Number(a.id) - Number(b.id))
}

export async function leagueById(db: Reader, id: string): Promise<League | null> {
  const row = await db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? leagueOf(row) : null
}

/** Newest first. */
export async function seasonsOfLeague(db: Reader, leagueId: string): Promise<Season[]> {
  const rows = await db
    .selectFrom('season')
    .selectAll()
    .where('league_id', '=', leagueId)
    .orderBy('first_day', 'desc')
    .execute()
  return rows.map(seasonOf)
}

export async function seasonById(db: Reader, id: string): Promise<Season | null> {
  const row = await db.selectFrom('season').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? seasonOf(row) : null
}

export async function stagesOfSeason(db: Reader, seasonId: string): Promise<Stage[]> {
  const rows = await db
    .selectFrom('stage')
    .selectAll()
    .where('season_id', '=', seasonId)
    .orderBy('place')
    .execute()
  return rows.map(stageOf)
}

export async function teamById(db: Reader, id: string): Promise<Team | null> {
  const row = await db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? teamOf(row) : null
}
