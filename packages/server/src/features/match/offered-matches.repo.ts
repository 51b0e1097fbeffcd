import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { sql } from 'kysely'
import { unnested } from '#db/bulk.ts'
import type { Reader } from '#db/port.ts'
import type { MatchBrief } from './match-brief.repo.ts'

/** A match nothing has been reported of yet, with the main company's newest prices. */
export interface OfferedMatch extends Omit<MatchBrief, 'roundName'> {
  readonly sport: Sport
  readonly leagueId: string
  /** In hundredths; a line is water, line in 1/10000, water. */
  readonly european: readonly number[]
  readonly asian: readonly number[]
  readonly overUnder: readonly number[]
  readonly pricedAtMs: number
}

interface Wanted {
  readonly sport: Sport
  readonly atMs: number
  readonly untilMs: number
  readonly ids?: readonly string[]
}

interface Row {
  id: string
  sport: Sport
  league_id: string
  league_name: string
  home_id: string
  home_name: string
  away_id: string
  away_name: string
  kick_off_at_ms: number
  number: string | null
  european: number[]
  asian: number[]
  over_under: number[]
  at_ms: number
}

/** What can be published about: known matches to come, with a price of this moment. */
export async function offeredMatches(
  db: Reader,
  { sport, atMs, untilMs, ids }: Wanted,
): Promise<OfferedMatch[]> {
  const named = ids ? sql`and f.id = any(${[...ids]})` : sql`and f.kick_off_at_ms > ${atMs}`
  const { rows } = await sql<Row>`
    select f.id, f.sport, f.league_id, l.name as league_name, f.home_id, h.name as home_name,
      f.away_id, a.name as away_name, f.kick_off_at_ms, f.number,
      t.european, t.asian, t.over_under, t.at_ms
    from fixture f
    join league l on l.id = f.league_id
    join team h on h.id = f.home_id
    join team a on a.id = f.away_id
    cross join lateral (
      select o.european, o.asian, o.over_under, o.at_ms from odds_offer o
      where o.match_id = f.id and o.company = ${MAIN_COMPANY[sport]} and o.at_ms <= ${atMs}
      order by o.seq desc limit 1
    ) t
    where f.sport = ${sport} and f.kick_off_at_ms <= ${untilMs} ${named}
      and not exists (
        select 1 from match_event e where e.match_id = f.id and e.at_ms <= ${atMs}
          and e.body->>'kind' = 'status' and f.kick_off_at_ms > ${atMs}
      )
    order by l.hot desc, f.kick_off_at_ms, f.id
    limit 300`.execute(db)
  return rows.map(offered)
}

interface At {
  readonly matchId: string
  readonly atMs: number
}

/** The same for matches that are named, each at a moment of its own; in the order of the question, null where nobody offers it. */
export async function offeredAt(
  db: Reader,
  sport: Sport,
  wanted: readonly At[],
): Promise<(OfferedMatch | null)[]> {
  const { rows } = await sql<Row & { place: string }>`
    select w.place, f.id, f.sport, f.league_id, l.name as league_name, f.home_id, h.name as home_name,
      f.away_id, a.name as away_name, f.kick_off_at_ms, f.number,
      t.european, t.asian, t.over_under, t.at_ms
    from ${unnested([
      ['text', wanted.map(({ matchId }) => matchId)],
      ['bigint', wanted.map(({ atMs }) => atMs)],
    ])} with ordinality as w (match_id, at_ms, place)
    join fixture f on f.id = w.match_id and f.sport = ${sport}
    join league l on l.id = f.league_id
    join team h on h.id = f.home_id
    join team a on a.id = f.away_id
    cross join lateral (
      select o.european, o.asian, o.over_under, o.at_ms from odds_offer o
      where o.match_id = f.id and o.company = ${MAIN_COMPANY[sport]} and o.at_ms <= w.at_ms
      order by o.seq desc limit 1
    ) t`.execute(db)
  const found = new Map(rows.map((row) => [Number(row.place), offered(row)]))
  return wanted.map((_each, at) => found.get(at + 1) ?? null)
}

const offered = (row: Row): OfferedMatch => ({
  id: row.id,
  sport: row.sport,
  leagueId: row.league_id,
  leagueName: row.league_name,
  home: { id: row.home_id, name: row.home_name },
  away: { id: row.away_id, name: row.away_name },
  kickOffAtMs: row.kick_off_at_ms,
  number: row.number,
  european: row.european,
  asian: row.asian,
  overUnder: row.over_under,
  pricedAtMs: row.at_ms,
})
