import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import type { FeedFixture } from '#feeds/port.ts'
import { applyRecords, byMatch } from './apply-records.ts'
import { emptyMatch, type BoardMatch, type MatchRecord } from './board.ts'

/** The matches of a business day, rebuilt from their records. Null when the day has no matches. */
export async function loadDay(db: Reader, day: string): Promise<BoardMatch[] | null> {
  const fixtures = await fixturesOf(db, day)
  if (fixtures.length === 0) return null
  const matches = new Map(fixtures.map((fixture) => [fixture.id, emptyMatch(fixture)]))
  const records = [...(await playsOf(db, day)), ...(await oddsEndsOf(db, day))]
  for (const [id, own] of byMatch(records, ({ report }) => report.matchId))
    applyRecords(
      matches.get(id)!,
      own.toSorted((a, b) => a.version - b.version),
      0,
    )
  for (const { match_id, version, seqs } of await seenOf(db, day)) {
    const match = matches.get(match_id)!
    match.version = Math.max(match.version, version)
    for (const seq of seqs) match.seen.add(seq)
  }
  return [...matches.values()]
}

async function fixturesOf(db: Reader, day: string): Promise<FeedFixture[]> {
  const rows = await db
    .selectFrom('fixture as f')
    .innerJoin('league as l', 'l.id', 'f.league_id')
    .innerJoin('team as h', 'h.id', 'f.home_id')
    .innerJoin('team as a', 'a.id', 'f.away_id')
    .selectAll('f')
    .select(['l.name', 'l.letter', 'l.colour', 'l.hot'])
    .select(['h.name as home_name', 'h.rank as home_rank'])
    .select(['a.name as away_name', 'a.rank as away_rank'])
    .where('f.business_day', '=', day)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    league: {
      id: row.league_id,
      name: row.name,
      letter: row.letter,
      colour: row.colour,
      hot: row.hot,
    },
    home: { id: row.home_id, name: row.home_name, rank: row.home_rank },
    away: { id: row.away_id, name: row.away_name, rank: row.away_rank },
    day: row.business_day,
    kickOffAtMs: row.kick_off_at_ms,
    neutral: row.neutral,
    number: row.number,
    lotteries: row.lotteries,
  }))
}

async function playsOf(db: Reader, day: string): Promise<MatchRecord[]> {
  const rows = await db
    .selectFrom('match_event as e')
    .innerJoin('fixture as f', 'f.id', 'e.match_id')
    .select(['e.match_id', 'e.version', 'e.feed_seq', 'e.at_ms', 'e.body'])
    .where('f.business_day', '=', day)
    .execute()
  return rows.map(({ match_id, version, feed_seq, at_ms, body }) => ({
    version,
    report: { ...body, matchId: match_id, seq: feed_seq, atMs: at_ms },
  }))
}

/** First, closing and newest offer of each company: the rest is history that no list shows. */
async function oddsEndsOf(db: Reader, day: string): Promise<MatchRecord[]> {
  const { rows } = await sql<TickRow>`
    with tick as (
      select t.*,
        min(t.feed_seq) over ends as first_seq,
        max(t.feed_seq) over ends as now_seq,
        max(t.feed_seq) filter (where t.at_ms <= f.kick_off_at_ms) over ends as closing_seq
      from odds_tick t join fixture f on f.id = t.match_id
      where f.business_day = ${day}
      window ends as (partition by t.match_id, t.company)
    )
    select match_id, version, feed_seq, company, at_ms, european, asian, over_under
    from tick where feed_seq in (first_seq, closing_seq, now_seq)`.execute(db)
  return rows.map((row) => ({
    version: row.version,
    report: {
      kind: 'odds',
      matchId: row.match_id,
      seq: row.feed_seq,
      atMs: row.at_ms,
      company: row.company,
      european: { home: row.european[0], draw: row.european[1], away: row.european[2] },
      asian: { first: row.asian[0], line: row.asian[1], second: row.asian[2] },
      overUnder: { first: row.over_under[0], line: row.over_under[1], second: row.over_under[2] },
    },
  }))
}

async function seenOf(db: Reader, day: string) {
  const { rows } = await sql<{ match_id: string; version: number; seqs: number[] }>`
    select t.match_id, max(t.version) as version, array_agg(t.feed_seq) as seqs
    from odds_tick t join fixture f on f.id = t.match_id
    where f.business_day = ${day}
    group by t.match_id`.execute(db)
  return rows
}

interface TickRow {
  match_id: string
  version: number
  feed_seq: number
  company: number
  at_ms: number
  european: [number, number, number]
  asian: [number, number, number]
  over_under: [number, number, number]
}
