import { sql } from 'kysely'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import type { Reader } from '#db/port.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { pullAtlas } from './pull-atlas.ts'
import { movePulls, pulledUntil } from './pull-cursor.repo.ts'
import { appendResults } from './result.repo.ts'
import { sharedPulls } from './shared-pulls.ts'
import { addSheet, addStages } from './sheet.repo.ts'

const CHECK_AGAIN_MS = 60_000
/** A match that began this long ago is over. */
const OVER_AFTER_MS = 4 * 3_600_000
/** A season that is on may grow. */
const GROWS_MS = 12 * 3_600_000
const CHUNK = 1000

/** Makes sure that all matches of these seasons are recorded, with the results of those that are over. */
export async function pullSeasons(ports: Ports, seasonIds: readonly string[]): Promise<void> {
  const feed = feedOf(ports)
  if (!feed) return
  for (const id of seasonIds)
    await sharedPulls(ports).once(`season:${id}`, CHECK_AGAIN_MS, async (nowMs) => {
      if (await isComplete(ports.db.read, id, nowMs)) return
      await pullSeason(ports, feed, id)
    })
}

/** The seasons a team's past lies in: its league, three of them, and the present cups of its country and continent. */
export async function seasonsBehind(
  ports: Ports,
  teamIds: readonly string[],
  beforeMs: number,
): Promise<string[]> {
  const feed = feedOf(ports)
  if (feed) await pullAtlas(ports, feed)
  const day = addDays(businessDay(beforeMs), 1)
  const { rows } = await sql<{ id: string }>`
    select distinct s.id from team t
    left join country home on home.id = t.country_id
    join league l on l.sport = t.sport and (l.id = t.league_id or l.kind = 'cup')
    left join country host on host.id = l.country_id
    cross join lateral (
      select id, row_number() over (order by first_day desc) as place
      from season where league_id = l.id and first_day <= ${day}
    ) s
    where t.id = any(${teamIds}) and s.place <= case l.kind when 'league' then 3 else 1 end and (l.id = t.league_id or l.country_id = t.country_id
      or (host.area = home.area and not exists (
        select from league own where own.country_id = l.country_id and own.kind = 'league')))`.execute(
    ports.db.read,
  )
  return rows.map(({ id }) => id)
}

async function isComplete(db: Reader, seasonId: string, nowMs: number): Promise<boolean> {
  const untilMs = await pulledUntil(db, 'season', seasonId)
  if (untilMs === 0) return false
  // Later rounds of a cup are drawn while it is played.
  const season = await db
    .selectFrom('season')
    .select('last_day')
    .where('id', '=', seasonId)
    .executeTakeFirst()
  const isOn = season !== undefined && season.last_day >= businessDay(untilMs)
  if (isOn && nowMs - untilMs > GROWS_MS) return false
  const { rows } = await sql`
    select 1 from fixture f
    where f.season_id = ${seasonId} and f.kick_off_at_ms < ${nowMs - OVER_AFTER_MS}::bigint
      and not exists (select from match_result r where r.match_id = f.id) limit 1`.execute(db)
  return rows.length === 0
}

async function pullSeason(ports: Ports, feed: SportsFeed, seasonId: string): Promise<void> {
  await pullAtlas(ports, feed)
  const nowMs = ports.clock.nowMs()
  const { stages, teams, fixtures, results } = await feed.season(seasonId)
  await ports.db.transaction(async (tx) => {
    await addStages(tx, stages)
    await addSheet(tx, { teams, fixtures })
    for (let at = 0; at < results.length; at += CHUNK)
      await appendResults(tx, results.slice(at, at + CHUNK), nowMs)
    await movePulls(tx, 'season', [seasonId], nowMs)
  })
}
