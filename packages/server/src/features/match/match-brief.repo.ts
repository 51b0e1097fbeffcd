import type { Sport } from '@linmen/contract/kit/sport.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/** What other features print about a match. */
export interface MatchBrief {
  readonly id: string
  readonly sport: Sport
  readonly leagueId: string
  readonly roundName: string
  readonly leagueName: string
  readonly home: { readonly id: string; readonly name: string }
  readonly away: { readonly id: string; readonly name: string }
  readonly kickOffAtMs: number
  readonly number: string | null
}

/** A match as a line below a text names it. */
export const lineOfMatch = ({ id, sport, leagueName, home, away, kickOffAtMs }: MatchBrief) => ({
  id,
  sport,
  league: leagueName,
  home: home.name,
  away: away.name,
  kickOffAtMs,
})

type Named = Pick<MatchBrief, 'id' | 'leagueName' | 'home' | 'away' | 'kickOffAtMs'>

/** The match of a text, in the columns of its row: names stay as they were when it was written. */
export const matchColumns = ({ id, leagueName, home, away, kickOffAtMs }: Named) => ({
  match_id: id,
  league_name: leagueName,
  home_name: home.name,
  away_name: away.name,
  home_team_id: home.id,
  away_team_id: away.id,
  kickoff_ms: kickOffAtMs,
})

export async function matchBriefs(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, MatchBrief>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('fixture as f')
    .innerJoin('league as l', 'l.id', 'f.league_id')
    .innerJoin('team as h', 'h.id', 'f.home_id')
    .innerJoin('team as a', 'a.id', 'f.away_id')
    .select(['f.id', 'f.sport', 'f.league_id', 'f.round_name', 'f.home_id', 'f.away_id'])
    .select(['f.kick_off_at_ms', 'f.number'])
    .select(['l.name as league_name', 'h.name as home_name', 'a.name as away_name'])
    .where('f.id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        sport: row.sport,
        leagueId: row.league_id,
        roundName: row.round_name,
        leagueName: row.league_name,
        home: { id: row.home_id, name: row.home_name },
        away: { id: row.away_id, name: row.away_name },
        kickOffAtMs: row.kick_off_at_ms,
        number: row.number,
      },
    ]),
  )
}

const HOUR_MS = 3_600_000

/**
 * Numbered matches to come. First those of the next day that leave time to speak of them, for nobody has prices or a room
 * for later ones; among them well-known leagues first, which rest on some days.
 */
export async function upcomingHotMatches(db: Reader, nowMs: number, count: number) {
  const rows = await db
    .selectFrom('fixture as f')
    .innerJoin('league as l', 'l.id', 'f.league_id')
    .select('f.id')
    .where('f.sport', '=', 'football')
    .where('f.number', 'is not', null)
    .where('f.kick_off_at_ms', '>', nowMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('match_event as e').select('e.version').whereRef('e.match_id', '=', 'f.id'),
        ),
      ),
    )
    .orderBy(
      sql`f.kick_off_at_ms between ${nowMs + 3 * HOUR_MS} and ${nowMs + 24 * HOUR_MS}`,
      'desc',
    )
    .orderBy('l.hot', 'desc')
    .orderBy('f.kick_off_at_ms')
    .orderBy('f.id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Numbered matches that were over before a moment, newest first. */
export async function finishedMatches(
  db: Reader,
  beforeMs: number,
  count: number,
  sport: Sport = 'football',
) {
  const { rows } = await sql<{ id: string }>`
    select f.id from fixture f
    join match_event e on e.match_id = f.id
      and e.body->>'kind' = 'status' and e.body->>'phase' = 'finished'
    where f.sport = ${sport} and f.number is not null and e.at_ms < ${beforeMs}
    order by e.at_ms desc, f.id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}
