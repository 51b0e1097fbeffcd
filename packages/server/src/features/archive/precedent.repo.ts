import { sql } from 'kysely'
import {
  MARKETS,
  precedentsOf,
  priceRanges,
  type Precedent,
} from '@linmen/domain/same-odds/precedent.ts'
import type { Market } from '@linmen/domain/odds/offers.ts'
import { COMPANIES } from '@linmen/domain/market/companies.ts'
import { unnested } from '#db/bulk.ts'
import type { Reader, Tx } from '#db/port.ts'
import { groupBy } from './group-by.ts'
import { sheetsOf } from './match-sheet.repo.ts'
import { tickEndsOf } from './odds.repo.ts'

const MOST_READ = 2000
const EVERY_COMPANY = COMPANIES.map(({ id }) => id)

/** Some matches whose ending is news to the history; those of one league when it is named. */
export async function newlyEnded(db: Reader, leagueId: string | null): Promise<string[]> {
  const { rows } = await sql<{ match_id: string }>`
    select e.match_id from ended_match e join fixture f on f.id = e.match_id
    where ${leagueId}::text is null or f.league_id = ${leagueId}
    order by e.match_id limit ${MOST_READ}`.execute(db)
  return rows.map(({ match_id }) => match_id)
}

/** Takes these matches into the history unless somebody else does. Returns how many. */
export async function gatherThese(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ match_id: string }>`
    delete from ended_match where match_id in (
      select match_id from ended_match where match_id = any(${ids})
      order by match_id for update skip locked)
    returning match_id`.execute(tx)
  const taken = rows.map(({ match_id }) => match_id)
  if (taken.length > 0) await regather(tx, taken)
  return taken.length
}

/** A corrected result takes its first one's place. */
async function regather(tx: Tx, ids: readonly string[]): Promise<void> {
  const ticks = groupBy(await tickEndsOf(tx, ids, EVERY_COMPANY), ({ matchId }) => matchId)
  const found = (await sheetsOf(tx, ids)).flatMap((sheet) =>
    precedentsOf(sheet, ticks.get(sheet.fixture.id) ?? []).map((each) => ({ ...each, sheet })),
  )
  await sql`delete from precedent where match_id = any(${ids})`.execute(tx)
  if (found.length === 0) return
  const column = <Value>(valueOf: (each: (typeof found)[number]) => Value) => found.map(valueOf)
  await sql`insert into precedent (match_id, company, market, first, second, third, outcome,
      kick_off_at_ms, league_id)
    select * from ${unnested([
      ['text', column(({ sheet }) => sheet.fixture.id)],
      ['integer', column(({ company }) => company)],
      ['integer', column(({ market }) => codeOf(market))],
      ['integer', column(({ prices }) => prices[0])],
      ['integer', column(({ prices }) => prices[1])],
      ['integer', column(({ prices }) => prices[2])],
      ['integer', column(({ outcome }) => outcome)],
      ['bigint', column(({ sheet }) => sheet.fixture.kickOffAtMs)],
      ['text', column(({ sheet }) => sheet.league.id)],
    ])} as found`.execute(tx)
}

const codeOf = (market: Market) => MARKETS.indexOf(market) + 1

export interface PrecedentQuery extends Pick<Precedent, 'company' | 'market' | 'prices'> {
  /** How far each price may be off, in hundredths; a line is met exactly. */
  readonly room: number
  /** Only what began before this moment was known. */
  readonly beforeMs: number
  /** Every league when left out. */
  readonly leagues?: { readonly ids: readonly string[]; readonly isIn: boolean }
  readonly limit: number
}

export interface FoundPrecedents {
  readonly counts: { n: number; home: number; draw: number; away: number }
  /** The latest first. */
  readonly rows: readonly { matchId: string; prices: Precedent['prices']; outcome: number }[]
}

/** What became of matches at these prices: all of them counted, the latest ones listed. */
export async function findPrecedents(db: Reader, asked: PrecedentQuery): Promise<FoundPrecedents> {
  const [first, second, third] = priceRanges(asked.prices, asked.market, asked.room)
  // Each first price on its own: then the index is entered at the second one too.
  const firsts = Array.from({ length: first!.high - first!.low + 1 }, (_, at) => first!.low + at)
  const { leagues } = asked
  const scope =
    leagues === undefined
      ? sql``
      : leagues.isIn
        ? sql`and league_id = any(${leagues.ids})`
        : sql`and league_id <> all(${leagues.ids})`
  const { rows } = await sql<FoundRow>`
    with hit as materialized (
      select match_id, first, second, third, outcome, kick_off_at_ms from precedent
      where company = ${asked.company} and market = ${codeOf(asked.market)}
        and first = any(${firsts}::integer[])
        and second between ${second!.low} and ${second!.high}
        and third between ${third!.low} and ${third!.high}
        and kick_off_at_ms < ${asked.beforeMs}::bigint ${scope}
    ), shown as (
      select * from hit order by kick_off_at_ms desc, match_id desc limit ${asked.limit}
    )
    select count(*)::integer as n, count(*) filter (where outcome > 0)::integer as home,
      count(*) filter (where outcome = 0)::integer as draw,
      count(*) filter (where outcome < 0)::integer as away,
      (select json_agg(json_build_array(match_id, first, second, third, outcome)
        order by kick_off_at_ms desc, match_id desc) from shown) as shown
    from hit`.execute(db)
  const { shown, ...counts } = rows[0]!
  return {
    counts,
    rows: (shown ?? []).map(([matchId, one, two, three, outcome]) => ({
      matchId,
      prices: [one, two, three],
      outcome,
    })),
  }
}

interface FoundRow {
  n: number
  home: number
  draw: number
  away: number
  shown: [string, number, number, number, number][] | null
}
