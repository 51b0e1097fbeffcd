import { sql } from 'kysely'
import type { LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { unnested, type Column } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'
import type { FeedResult } from '#feeds/port.ts'

/** Matches that are new, and how many are new or were moved. */
export interface WrittenFixtures {
  readonly fresh: ReadonlySet<string>
  readonly count: number
}

/** Matches as announced. A lottery number once known is kept. */
export async function writeFixtures(
  tx: Tx,
  fixtures: readonly Fixture[],
): Promise<WrittenFixtures> {
  if (fixtures.length === 0) return { fresh: new Set(), count: 0 }
  const column = <Value>(valueOf: (fixture: Fixture) => Value) => fixtures.map(valueOf)
  const { rows } = await sql<{ id: string; fresh: boolean }>`
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
    returning id, xmax = 0 as fresh`.execute(tx)
  const fresh = new Set(rows.flatMap((row) => (row.fresh ? row.id : [])))
  return { fresh, count: rows.length }
}

/** Appends offers that are not recorded yet. Nothing can be recorded of a new match, so nobody looks. */
export async function writeTicks(
  tx: Tx,
  ticks: readonly OddsTick[],
  { isNew, nowMs }: { isNew: boolean; nowMs: number },
): Promise<number> {
  if (ticks.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into odds_tick
    select match_id, company, seq, at_ms, ${nowMs}::bigint, array[e1, e2, e3], array[a1, a2, a3],
      array[o1, o2, o3]
    from ${unnested([
      ['text', ticks.map(({ matchId }) => matchId)],
      ['integer', ticks.map(({ company }) => company)],
      ['integer', ticks.map(({ seq }) => seq)],
      ['bigint', ticks.map(({ atMs }) => atMs)],
      ['integer', ticks.map(({ european }) => european.home)],
      ['integer', ticks.map(({ european }) => european.draw)],
      ['integer', ticks.map(({ european }) => european.away)],
      ...lineColumns(ticks.map(({ asian }) => asian)),
      ...lineColumns(ticks.map(({ overUnder }) => overUnder)),
    ])} as t (match_id, company, seq, at_ms, e1, e2, e3, a1, a2, a3, o1, o2, o3)
    ${isNew ? sql`` : sql`on conflict do nothing`}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

const lineColumns = (lines: readonly LineOdds[]): Column[] => [
  ['integer', lines.map(({ first }) => first)],
  ['integer', lines.map(({ line }) => line)],
  ['integer', lines.map(({ second }) => second)],
]

/** Appends how matches ended, where that is news. */
export async function writeResults(
  tx: Tx,
  results: readonly FeedResult[],
  { isNew, nowMs }: { isNew: boolean; nowMs: number },
): Promise<number> {
  if (results.length === 0) return 0
  const rows = sql`${unnested([
    ['text', results.map(({ matchId }) => matchId)],
    ['text', results.map(({ result }) => result.phase)],
    ['text', results.map(({ result }) => JSON.stringify(result))],
    ['text', results.map(({ closing }) => closing && JSON.stringify(closing))],
  ])} as r (match_id, phase, result, closing)`
  const columns = sql`match_id, version, phase, recorded_at_ms, result, closing`
  const { numAffectedRows } = isNew
    ? await sql`insert into match_result (${columns})
        select match_id, 1, phase, ${nowMs}::bigint, result::jsonb, closing::jsonb
        from ${rows}`.execute(tx)
    : await sql`insert into match_result (${columns})
        select distinct on (r.match_id) r.match_id, coalesce(known.version, 0) + 1, r.phase,
          ${nowMs}::bigint, r.result::jsonb, coalesce(r.closing::jsonb, known.closing)
        from ${rows}
        left join lateral (
          select version, result, closing from match_result m
          where m.match_id = r.match_id order by version desc limit 1
        ) known on true
        where known.version is null or known.result is distinct from r.result::jsonb
          or (known.closing is null and r.closing is not null)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
