import { sql } from 'kysely'
import { isOdds } from '@linmen/domain/match/match-report.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { FeedFixture } from '#feeds/port.ts'
import type { MatchRecord, OddsTick } from './board.ts'

/** Leagues, teams and matches of one day. What is already known stays as it is. */
export async function addFixtures(tx: Tx, fixtures: readonly FeedFixture[]): Promise<void> {
  const leagues = fixtures.map(({ league: { id, name, letter, colour, hot } }) => ({
    id,
    name,
    letter,
    colour,
    hot,
  }))
  const teams = fixtures.flatMap(({ league, home, away }) =>
    [home, away].map(({ id, name, rank }) => ({ id, league_id: league.id, name, rank })),
  )
  const rows = fixtures.map((fixture) => ({
    id: fixture.id,
    league_id: fixture.league.id,
    home_id: fixture.home.id,
    away_id: fixture.away.id,
    business_day: fixture.day,
    kick_off_at_ms: fixture.kickOffAtMs,
    neutral: fixture.neutral,
    number: fixture.number,
    lotteries: fixture.lotteries,
  }))
  await sql`insert into league select * from jsonb_populate_recordset(null::league, ${json(leagues)})
    on conflict do nothing`.execute(tx)
  await sql`insert into team select * from jsonb_populate_recordset(null::team, ${json(teams)})
    on conflict do nothing`.execute(tx)
  await sql`insert into fixture select * from jsonb_populate_recordset(null::fixture, ${json(rows)})
    on conflict do nothing`.execute(tx)
}

/** Appends reports. The unique keys refuse a version or a feed number that is already taken. */
export async function appendRecords(
  tx: Tx,
  records: readonly MatchRecord[],
  nowMs: number,
): Promise<void> {
  const plays = records.filter(({ report }) => !isOdds(report)).map((each) => playRow(each, nowMs))
  const ticks = records.flatMap((each) => tickRow(each, nowMs))
  if (plays.length > 0)
    await sql`insert into match_event
      select * from jsonb_populate_recordset(null::match_event, ${json(plays)})`.execute(tx)
  if (ticks.length > 0)
    await sql`insert into odds_tick
      select * from jsonb_populate_recordset(null::odds_tick, ${json(ticks)})`.execute(tx)
}

export async function moveCursor(tx: Tx, feed: string, asOfMs: number): Promise<void> {
  await tx
    .insertInto('feed_cursor')
    .values({ feed, as_of_ms: asOfMs })
    .onConflict((conflict) => conflict.column('feed').doUpdateSet({ as_of_ms: asOfMs }))
    .execute()
}

export async function cursorOf(db: Reader, feed: string): Promise<number> {
  const row = await db
    .selectFrom('feed_cursor')
    .select('as_of_ms')
    .where('feed', '=', feed)
    .executeTakeFirst()
  return row?.as_of_ms ?? 0
}

/** The newest moment any feed has spoken about. */
export async function newestCursor(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('feed_cursor')
    .select(({ fn }) => fn.max('as_of_ms').as('as_of_ms'))
    .executeTakeFirst()
  return row?.as_of_ms ?? 0
}

// One text parameter for many rows: the statement stays the same whatever their number.
const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

function playRow({ version, report }: MatchRecord, nowMs: number) {
  const { matchId, seq, atMs, ...body } = report
  return { match_id: matchId, version, feed_seq: seq, at_ms: atMs, received_at_ms: nowMs, body }
}

function tickRow({ version, report }: MatchRecord, nowMs: number) {
  if (!isOdds(report)) return []
  const { matchId, seq, atMs, company, european, asian, overUnder } = report
  return {
    match_id: matchId,
    version,
    feed_seq: seq,
    company,
    at_ms: atMs,
    received_at_ms: nowMs,
    european: [european.home, european.draw, european.away],
    asian: lineRow(asian),
    over_under: lineRow(overUnder),
  }
}

const lineRow = ({ first, line, second }: OddsTick['asian']) => [first, line, second]
