import { sql } from 'kysely'
import type { Season, Team } from '@linmen/domain/sport/atlas.ts'
import { rowsOf } from '#db/bulk.ts'
import type { Reader, Tx } from '#db/port.ts'
import {
  countryRow,
  leagueRow,
  seasonRow,
  stageRow,
  teamRow,
} from '#features/archive/atlas-rows.ts'
import type { ChineseName, Batch } from '#files/batch.ts'
import { nameKey } from '#files/stable-id.ts'

/** What this run has written already, and what things are called in Chinese. */
export interface Known {
  readonly written: Set<string>
  readonly seasons: Map<string, Season>
  readonly chinese: Map<string, string>
}

export async function readKnown(db: Reader): Promise<Known> {
  const rows = await db.selectFrom('chinese_name').selectAll().execute()
  const chinese = new Map(rows.map(({ thing, key, name }) => [`${thing}|${key}`, name]))
  return { written: new Set(), seasons: new Map(), chinese }
}

/** Countries, leagues, seasons, stages and teams. What is there already keeps its name. */
export async function writeFrame(tx: Tx, batch: Batch, known: Known): Promise<void> {
  const fresh = <Part extends { readonly id: string }>(thing: string, parts: readonly Part[]) =>
    parts.filter(({ id }) => !known.written.has(`${thing}|${id}`))
  const countries = fresh('country', batch.countries)
  const leagues = fresh('league', batch.leagues)
  const teams = fresh('team', batch.teams)
  const stages = fresh('stage', batch.stages)
  await addNew(tx, 'country', countries.map(countryRow))
  await addNew(
    tx,
    'league',
    leagues.map((league) => leagueRow(inChinese(known, 'league', league))),
  )
  await writeSeasons(tx, batch.seasons, known)
  await addNew(tx, 'stage', stages.map(stageRow))
  await addNew(
    tx,
    'team',
    teams.map((team) => teamRow(inChinese(known, 'team', team))),
  )
  await addNew(tx, 'foreign_name', [
    ...leagues.map(({ id, name }) => ({ thing: 'league', id, key: nameKey(name) })),
    ...teams.map(({ id, name }) => ({ thing: 'team', id, key: nameKey(name) })),
  ])
  for (const [thing, parts] of Object.entries({
    country: countries,
    league: leagues,
    team: teams,
    stage: stages,
  }))
    for (const { id } of parts) known.written.add(`${thing}|${id}`)
}

/** Where a team plays its league matches: in the league of the newest one. Returns how many moved. */
export async function settleTeams(tx: Tx, known: Known): Promise<number> {
  const ids = [...known.written].flatMap((each) => (each.startsWith('team|') ? each.slice(5) : []))
  if (ids.length === 0) return 0
  const { numAffectedRows } = await sql`
    update team t set league_id = newest.league_id
    from unnest(${ids}::text[]) own (id)
    cross join lateral (
      select f.league_id, f.kick_off_at_ms from (
        (select league_id, kick_off_at_ms from fixture where home_id = own.id
          order by kick_off_at_ms desc limit 1)
        union all
        (select league_id, kick_off_at_ms from fixture where away_id = own.id
          order by kick_off_at_ms desc limit 1)
      ) f join league l on l.id = f.league_id and l.kind = 'league'
      order by f.kick_off_at_ms desc limit 1
    ) newest
    where t.id = own.id and t.league_id <> newest.league_id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

type Named = Pick<Team, 'id' | 'name'>

const inChinese = <Part extends Named>(known: Known, thing: ChineseName['thing'], part: Part) => ({
  ...part,
  name: known.chinese.get(`${thing}|${nameKey(part.name)}`) ?? part.name,
})

async function addNew(
  tx: Tx,
  table: 'country' | 'league' | 'stage' | 'team' | 'foreign_name',
  rows: readonly object[],
): Promise<void> {
  if (rows.length > 0)
    await sql`insert into ${sql.table(table)} select * from ${rowsOf(table, rows)}
      on conflict do nothing`.execute(tx)
}

/** A season reaches from its first known match to its last. */
async function writeSeasons(tx: Tx, seasons: readonly Season[], known: Known): Promise<void> {
  const grown = seasons.filter(({ id, firstDay, lastDay }) => {
    const held = known.seasons.get(id)
    return !held || firstDay < held.firstDay || lastDay > held.lastDay
  })
  if (grown.length === 0) return
  for (const season of grown) known.seasons.set(season.id, season)
  await sql`insert into season select * from ${rowsOf('season', grown.map(seasonRow))}
    on conflict (id) do update set first_day = least(season.first_day, excluded.first_day),
      last_day = greatest(season.last_day, excluded.last_day)
    where excluded.first_day < season.first_day or excluded.last_day > season.last_day`.execute(tx)
}
