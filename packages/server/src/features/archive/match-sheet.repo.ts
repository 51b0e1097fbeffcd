import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { ClosingOdds, Fixture, MatchResult, MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { Reader } from '#db/port.ts'
import type { FixtureTable } from '#db/tables.generated.ts'
import { leagueOf, teamOf } from './atlas-rows.ts'
import { fixtureOf } from './fixture-rows.ts'

interface SheetRow extends Selectable<FixtureTable> {
  result: MatchResult | null
  closing: ClosingOdds | null
}

/** Matches with how they ended. `rest` is the condition and order, over `f` and its newest result `r`. */
async function sheetsWhere(db: Reader, rest: RawBuilder<unknown>): Promise<MatchSheet[]> {
  const { rows } = await sql<SheetRow>`
    select f.*, r.result, r.closing from fixture f
    left join lateral (
      select result, closing, phase from match_ending m
      where m.match_id = f.id order by version desc limit 1
    ) r on true
    ${rest}`.execute(db)
  const leagues = await leaguesById(db, unique(rows.map((row) => row.league_id)))
  const teams = await teamsById(db, unique(rows.flatMap((row) => [row.home_id, row.away_id])))
  return rows.map((row) => ({
    fixture: fixtureOf(row),
    league: leagues.get(row.league_id)!,
    home: teams.get(row.home_id)!,
    away: teams.get(row.away_id)!,
    result: row.result,
    closing: row.closing,
  }))
}

/** In the order of these numbers. */
export const sheetsOf = async (db: Reader, ids: readonly string[]): Promise<MatchSheet[]> =>
  ids.length === 0
    ? []
    : sheetsWhere(db, sql`where f.id = any(${ids}) order by array_position(${ids}, f.id)`)

/** In order of kick-off. */
export const sheetsOfSeason = (db: Reader, seasonId: string) =>
  sheetsWhere(db, sql`where f.season_id = ${seasonId} order by f.kick_off_at_ms, f.id`)

/** How many of whose matches around a moment. */
interface Around {
  readonly atMs: number
  readonly limit: number
}

/** Matches of a team that were over before a moment, newest first. */
export const sheetsBefore = (db: Reader, teamId: string, { atMs, limit }: Around) =>
  sheetsWhere(
    db,
    sql`where (f.home_id = ${teamId} or f.away_id = ${teamId})
      and f.kick_off_at_ms < ${atMs}::bigint and r.phase = 'finished'
      order by f.kick_off_at_ms desc, f.id limit ${limit}`,
  )

/** Matches of a team after a moment, next first. */
export const sheetsAfter = (db: Reader, teamId: string, { atMs, limit }: Around) =>
  sheetsWhere(
    db,
    sql`where (f.home_id = ${teamId} or f.away_id = ${teamId})
      and f.kick_off_at_ms > ${atMs}::bigint
      order by f.kick_off_at_ms, f.id limit ${limit}`,
  )

/** Matches of two teams against each other that were over before a moment, newest first. */
export const sheetsBetween = (
  db: Reader,
  [one, other]: readonly [string, string],
  { atMs, limit }: Around,
) =>
  sheetsWhere(
    db,
    sql`where f.home_id in (${one}, ${other}) and f.away_id in (${one}, ${other})
      and f.kick_off_at_ms < ${atMs}::bigint and r.phase = 'finished'
      order by f.kick_off_at_ms desc, f.id limit ${limit}`,
  )

/** Recorded matches of these leagues without a result that begin after a moment, next first. */
export const openMatches = (
  db: Reader,
  leagues: readonly Pick<League, 'id'>[],
  { atMs, limit }: Around,
) =>
  sheetsWhere(
    db,
    sql`where f.league_id = any(${leagues.map(({ id }) => id)}) and r.phase is null
      and f.kick_off_at_ms > ${atMs}::bigint order by f.kick_off_at_ms, f.id limit ${limit}`,
  )

/** A place in the order of all matches, and where to stop. */
export interface PlayedSpan {
  readonly afterMs: number
  readonly afterId: string
  readonly toMs: number
  readonly limit: number
}

/** Football matches of leagues that were played, from old to new. */
export const sheetsPlayed = (db: Reader, { afterMs, afterId, toMs, limit }: PlayedSpan) =>
  sheetsWhere(
    db,
    sql`join league l on l.id = f.league_id
      where f.sport = 'football' and l.kind = 'league' and r.phase = 'finished'
      and (f.kick_off_at_ms, f.id) > (${afterMs}::bigint, ${afterId})
      and f.kick_off_at_ms <= ${toMs}::bigint
      order by f.kick_off_at_ms, f.id limit ${limit}`,
  )

/** The matches of a business day, in order of kick-off. */
export const sheetsOfDay = (db: Reader, day: string) =>
  sheetsWhere(db, sql`where f.business_day = ${day} order by f.kick_off_at_ms, f.id`)

export type Announced = Pick<Fixture, 'kickOffAtMs' | 'ranks'>

/** Which matches a day has, when they begin and who stands where: what of a day may change without a report. */
export async function announcedOn(db: Reader, day: string): Promise<Map<string, Announced>> {
  const rows = await db
    .selectFrom('fixture')
    .select(['id', 'kick_off_at_ms', 'home_rank', 'away_rank'])
    .where('business_day', '=', day)
    .execute()
  return new Map(
    rows.map(({ id, kick_off_at_ms: kickOffAtMs, home_rank: home, away_rank: away }) => [
      id,
      { kickOffAtMs, ranks: { home, away } },
    ]),
  )
}

/** When a match is played; undefined for a number nothing is known under. */
export const fixtureMoment = (db: Reader, id: string) =>
  db
    .selectFrom('fixture')
    .select(['kick_off_at_ms as kickOffAtMs', 'business_day as day'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function teamsById(db: Reader, ids: readonly string[]): Promise<Map<string, Team>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Parameters<typeof teamOf>[0]>`
    select * from team where id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, teamOf(row)]))
}

async function leaguesById(db: Reader, ids: readonly string[]): Promise<Map<string, League>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Parameters<typeof leagueOf>[0]>`
    select * from league where id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, leagueOf(row)]))
}

const unique = (ids: readonly string[]) => [...new Set(ids)]
