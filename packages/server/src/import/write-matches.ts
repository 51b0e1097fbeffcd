import { sql } from 'kysely'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { unnested } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'
import type { FeedResult } from '#feeds/port.ts'

/** Numbers of these matches that are on record. */
export async function heldMatches(
  tx: Tx,
  fixtures: readonly Fixture[],
): Promise<ReadonlySet<string>> {
  if (fixtures.length === 0) return new Set()
  const ids = fixtures.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    select id from fixture where id = any(${ids}::text[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Matches as announced. A lottery number once known is kept. */
export async function writeFixtures(tx: Tx, fixtures: readonly Fixture[]): Promise<number> {
  if (fixtures.length === 0) return 0
  const column = <Value>(valueOf: (fixture: Fixture) => Value) => fixtures.map(valueOf)
  const { numAffectedRows } = await sql`
    insert into fixture (id, sport, league_id, season_id, stage_id, round, round_name, group_name,
      home_id, away_id, business_day, kick_off_at_ms, neutral, referee, number, single_handicap,
      has_video, has_cartoon)
    select distinct on (id) id, sport, league_id, season_id, stage_id, round, round_name, group_name,
      home_id, away_id, business_day, kick_off_at_ms, neutral, referee::jsonb, number,
      single_handicap, false, false
    from ${unnested([
      ['text', column(({ id }) => id)],
      ['text', column(({ sport }) => sport)],
      ['text', column(({ leagueId }) => leagueId)],
      ['text', column(({ seasonId }) => seasonId)],
      ['text', column(({ stageId }) => stageId)],
      ['integer', column(({ round }) => round)],
      ['text', column(({ roundName }) => roundName)],
      ['text', column(({ group }) => group)],
      ['text', column(({ homeId }) => homeId)],
      ['text', column(({ awayId }) => awayId)],
      ['text', column(({ day }) => day)],
      ['bigint', column(({ kickOffAtMs }) => kickOffAtMs)],
      ['boolean', column(({ neutral }) => neutral)],
      ['text', column(({ referee }) => (referee ? JSON.stringify(referee) : null))],
      ['text', column(({ lottery }) => lottery.single?.number ?? null)],
      ['integer', column(({ lottery }) => lottery.single?.handicap ?? null)],
    ])} as f (id, sport, league_id, season_id, stage_id, round, round_name, group_name, home_id,
      away_id, business_day, kick_off_at_ms, neutral, referee, number, single_handicap)
    on conflict (id) do update set
      round = excluded.round, round_name = excluded.round_name, group_name = excluded.group_name,
      business_day = excluded.business_day, kick_off_at_ms = excluded.kick_off_at_ms,
      referee = coalesce(excluded.referee, fixture.referee),
      number = coalesce(excluded.number, fixture.number),
      single_handicap = coalesce(excluded.single_handicap, fixture.single_handicap)
    where (fixture.round, fixture.round_name, fixture.group_name, fixture.kick_off_at_ms)
        is distinct from
        (excluded.round, excluded.round_name, excluded.group_name, excluded.kick_off_at_ms)
      or excluded.referee is distinct from fixture.referee and excluded.referee is not null
      or excluded.number is distinct from fixture.number and excluded.number is not null
  `.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Appends how matches ended, where that is news. */
export async function writeResults(
  tx: Tx,
  results: readonly FeedResult[],
  nowMs: number,
): Promise<number> {
  if (results.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into match_result (match_id, version, phase, recorded_at_ms, result, closing)
    select distinct on (r.match_id) r.match_id, coalesce(known.version, 0) + 1, r.phase,
      ${nowMs}::bigint, r.result::jsonb, coalesce(r.closing::jsonb, known.closing)
    from ${unnested([
      ['text', results.map(({ matchId }) => matchId)],
      ['text', results.map(({ result }) => result.phase)],
      ['text', results.map(({ result }) => JSON.stringify(result))],
      ['text', results.map(({ closing }) => closing && JSON.stringify(closing))],
    ])} as r (match_id, phase, result, closing)
    left join lateral (
      select version, result, closing from match_ending m
      where m.match_id = r.match_id order by version desc limit 1
    ) known on true
    where known.version is null or known.result is distinct from r.result::jsonb
      or (known.closing is null and r.closing is not null)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
