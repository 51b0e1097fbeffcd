import { businessDay } from '@linmen/domain/match/business-day.ts'
import { seenBy } from '@linmen/domain/history/seen-match.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { DepthRecord, Information } from '@linmen/domain/sport/depth.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf, type Archive } from '#features/archive/public.ts'
import type { Reader } from '#db/port.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import { numberedMatches } from './prediction.repo.ts'

const FORM_MATCHES = 10

/** How often both teams of each match won of late. */
export async function winRates(
  _db: Reader,
  { matchIds }: { matchIds: string[] },
  { ports }: GatewayCall,
) {
  const archive = archiveOf(ports)
  const matches = []
  for (const { fixture, home, away } of await archive.matches(matchIds))
    matches.push({
      matchId: fixture.id,
      home: await rateOf(archive, home, fixture.kickOffAtMs),
      away: await rateOf(archive, away, fixture.kickOffAtMs),
    })
  return { matches }
}

async function rateOf(archive: Archive, { id, name }: Team, beforeMs: number) {
  const seen = seenBy(id, await archive.recent(id, beforeMs, FORM_MATCHES))
  const wins = seen.filter(({ outcome }) => outcome === 'win').length
  return {
    teamId: id,
    name,
    matches: seen.length,
    wins,
    rate: Math.round((100 * wins) / Math.max(1, seen.length)),
  }
}

const MATCHES_TOLD = 10
/** A feed may take its time over ten matches; a reader waits this long and sees the others the next time. */
const TIMEOUT_MS = 3000

/** What is known about the lottery matches of a day: the first ten of them by kick-off. */
export async function dayInformation(
  db: Reader,
  { date }: { date?: string },
  { ports, nowMs }: GatewayCall,
) {
  const day = date ?? businessDay(nowMs)
  const archive = archiveOf(ports)
  const ids = await numberedMatches(db, day, MATCHES_TOLD)
  const told: ReturnType<typeof informationOf>[] = []
  const sheets = await archive.matches(ids)
  const tellAll = async () => {
    for (const sheet of sheets)
      told.push(informationOf(sheet, await archive.depth(sheet.fixture.id)))
  }
  await waitAtMost(TIMEOUT_MS, tellAll())
  return { date: day, matches: told.filter(({ items }) => items.length > 0) }
}

const informationOf = (sheet: MatchSheet, records: readonly DepthRecord[]) => ({
  ...headOf(sheet),
  items: records.filter((each) => each.kind === 'information').map(itemOf),
})

const headOf = ({ fixture, league, home, away }: MatchSheet) => ({
  matchId: fixture.id,
  leagueName: league.name,
  home: home.name,
  away: away.name,
  kickOffAtMs: fixture.kickOffAtMs,
})

const itemOf = ({ side, tone, title, text }: Information) => ({
  side: side ?? ('both' as const),
  tone,
  title,
  text,
})
