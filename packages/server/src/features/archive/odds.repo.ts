import { sql, type Selectable } from 'kysely'
import type { LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { rowsOf } from '#db/bulk.ts'
import { copyCell, CopyRows } from '#db/copy-rows.ts'
import type { Loading } from '#db/loader.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { OddsTickTable } from '#db/tables.generated.ts'
import { firstSaid, untouchedAmong } from './untouched.repo.ts'

/** Appends offers that are not recorded yet and returns those. Callers hold the lock of the records. */
export async function appendTicks(
  at: Loading,
  ticks: readonly OddsTick[],
  nowMs: number,
): Promise<OddsTick[]> {
  const { untouched, rest } = await untouchedAmong(at.tx, 'odds_tick', ticks)
  const copied = await copyTicks(at, untouched, nowMs)
  return [...copied, ...(await addTicks(at.tx, rest, nowMs))]
}

async function copyTicks(
  { copy }: Loading,
  ticks: readonly OddsTick[],
  nowMs: number,
): Promise<OddsTick[]> {
  const rows = new CopyRows()
  const fresh = firstSaid(ticks, keyOf)
  for (const { matchId, company, seq, atMs, european, asian, overUnder } of fresh) {
    const place = `${copyCell(matchId)}\t${company}\t${seq}\t${atMs}\t${nowMs}`
    const result = `{${european.home},${european.draw},${european.away}}`
    rows.add(`${place}\t${result}\t{${lineRow(asian)}}\t{${lineRow(overUnder)}}\n`)
  }
  await copy(COLUMNS, rows)
  return fresh
}

const COLUMNS =
  'odds_tick (match_id, company, seq, at_ms, received_at_ms, european, asian, over_under)'

async function addTicks(tx: Tx, ticks: readonly OddsTick[], nowMs: number): Promise<OddsTick[]> {
  if (ticks.length === 0) return []
  const matchIds = [...new Set(ticks.map(({ matchId }) => matchId))]
  const { rows } = await sql<{ match_id: string; company: number; seqs: string }>`
    with added as (
      insert into odds_tick
      select t.* from ${rowsOf(
        'odds_tick',
        ticks.map((tick) => tickRow(tick, nowMs)),
      )} t
      where t.match_id in (select id from fixture where id = any(${matchIds}))
      on conflict do nothing
      returning match_id, company, seq
    )
    select match_id, company, string_agg(seq::text, ',') as seqs
    from added group by match_id, company`.execute(tx)
  const known = new Map(ticks.toReversed().map((tick) => [keyOf(tick), tick]))
  return rows.flatMap(({ match_id, company, seqs }) =>
    seqs.split(',').map((seq) => known.get(`${match_id}:${company}:${seq}`)!),
  )
}

/** All offers of all companies, in order of company and number. */
export async function ticksOf(db: Reader, matchId: string): Promise<OddsTick[]> {
  const { rows } = await sql<Selectable<OddsTickTable>>`
    select * from odds_offer where match_id = ${matchId} order by company, seq`.execute(db)
  return rows.map(tickOf)
}

/** First, closing and newest offer of each company: the rest is history that no list shows. */
export async function tickEndsOf(
  db: Reader,
  matchIds: readonly string[],
  companies: readonly number[],
): Promise<OddsTick[]> {
  // One row for each match: thousands of short arrays take longer to read than to find.
  const { rows } = await sql<{ match_id: string; told: ToldTick[] }>`
    with f as materialized (
      select id, kick_off_at_ms from fixture where id = any(${matchIds})
    ), tick as (
      select t.*,
        min(t.seq) over ends as first_seq,
        max(t.seq) over ends as now_seq,
        max(t.seq) filter (where t.at_ms <= f.kick_off_at_ms) over ends as closing_seq
      from odds_offer t join f on f.id = t.match_id
      where t.match_id = any(${matchIds}) and t.company = any(${companies})
      window ends as (partition by t.match_id, t.company)
    )
    select match_id,
      json_agg(json_build_array(company, seq, at_ms, european, asian, over_under)) as told
    from tick where seq in (first_seq, closing_seq, now_seq) group by match_id`.execute(db)
  return rows.flatMap(({ match_id, told }) =>
    told.map(([company, seq, at_ms, european, asian, over_under]) =>
      tickOf({ match_id, company, seq, at_ms, european, asian, over_under }),
    ),
  )
}

type ToldTick = [number, number, number, number[], number[], number[]]

/** A company's last offer for a match that somebody knows; 0 when none is. */
export type KnownTick = Pick<OddsTick, 'matchId' | 'company' | 'seq'>

/** The offers after the ones that are known. */
export async function ticksAfter(db: Reader, known: readonly KnownTick[]): Promise<OddsTick[]> {
  const { rows } = await sql<Selectable<OddsTickTable>>`
    select t.* from unnest(${known.map(({ matchId }) => matchId)}::text[],
      ${known.map(({ company }) => company)}::integer[],
      ${known.map(({ seq }) => seq)}::integer[]) as k (match_id, company, seq)
    cross join lateral (
      select * from odds_tick
      where match_id = k.match_id and company = k.company and seq > k.seq) t
    order by t.match_id, t.company, t.seq`.execute(db)
  return rows.map(tickOf)
}

/** The main company's last offer before kick-off. Match by match: a join would read all fixtures there are. */
export async function closingTicksOf(db: Reader, matchIds: readonly string[]): Promise<OddsTick[]> {
  const { rows } = await sql<Selectable<OddsTickTable>>`
    select t.* from fixture f cross join lateral (
      select * from odds_offer o
      where o.match_id = f.id and o.at_ms <= f.kick_off_at_ms
        and o.company = case f.sport when 'football' then ${MAIN_COMPANY.football}::integer
          else ${MAIN_COMPANY.basketball}::integer end
      order by o.seq desc limit 1
    ) t
    where f.id = any(${matchIds})`.execute(db)
  return rows.map(tickOf)
}

const keyOf = ({ matchId, company, seq }: OddsTick) => `${matchId}:${company}:${seq}`

const tickRow = (tick: OddsTick, nowMs: number) => ({
  match_id: tick.matchId,
  company: tick.company,
  seq: tick.seq,
  at_ms: tick.atMs,
  received_at_ms: nowMs,
  european: [tick.european.home, tick.european.draw, tick.european.away],
  asian: lineRow(tick.asian),
  over_under: lineRow(tick.overUnder),
})

const tickOf = (row: Omit<Selectable<OddsTickTable>, 'received_at_ms'>): OddsTick => ({
  matchId: row.match_id,
  company: row.company,
  seq: row.seq,
  atMs: row.at_ms,
  european: { home: row.european[0]!, draw: row.european[1]!, away: row.european[2]! },
  asian: lineOf(row.asian),
  overUnder: lineOf(row.over_under),
})

const lineRow = ({ first, line, second }: LineOdds) => [first, line, second]
const lineOf = ([first, line, second]: number[]): LineOdds => ({
  first: first!,
  line: line!,
  second: second!,
})
