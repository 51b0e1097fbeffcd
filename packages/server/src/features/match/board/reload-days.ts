import {
  announcedOn,
  eventsAfter,
  isNearDay,
  reportsReadUntil,
  ticksAfter,
  type Announced,
  type KnownTick,
} from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { load } from './board-day.ts'
import { boardOf } from './board-of.ts'
import { knownVersion, type BoardMatch } from './board.ts'
import { mergeNews, whileLoading } from '#features/match/feed/merge-news.ts'
import { HEADLINE } from './load-day.ts'
import { publishChange } from '#features/match/feed/publish.ts'
import { oddsOnBoard, type BoardChange } from '#features/match/feed/merge-reports.ts'

/**
 * Brings days that are on the board up to what is recorded and tells readers what they could not hear: the line to
 * the others was down, the process that read the feed is gone, or matches were announced. Usually little is missing,
 * and only that is read: whoever takes the feed over must not lose seconds.
 */
export async function reloadDays(ports: Ports, days: readonly string[]): Promise<void> {
  const board = boardOf(ports)
  for (const day of days) {
    // A day far away is over, or nobody writes it down: what is shown of it is not in the records.
    if (!board.hasDay(day) || !isNearDay(ports, day)) continue
    if (await isAsAnnounced(ports, day)) await readOn(ports, day)
    else await readAnew(ports, day)
  }
}

/** No match was added or moved, and no team has another place. */
async function isAsAnnounced(ports: Ports, day: string): Promise<boolean> {
  const held = boardOf(ports).day(day)
  const announced = await announcedOn(ports.db.read, day)
  return (
    announced.size === held.length &&
    held.every(({ fixture }) => isSame(fixture, announced.get(fixture.id)))
  )
}

const isSame = (held: Announced, said: Announced | undefined): boolean =>
  said !== undefined &&
  said.kickOffAtMs === held.kickOffAtMs &&
  said.ranks.home === held.ranks.home &&
  said.ranks.away === held.ranks.away

/** Takes in what was recorded after what the board knows. */
const readOn = (ports: Ports, day: string): Promise<void> =>
  whileLoading(ports, async () => {
    const { read } = ports.db
    const held = boardOf(ports).day(day)
    const asOfMs = await reportsReadUntil(read, day)
    const plays = await eventsAfter(
      read,
      new Map(held.map((match) => [match.fixture.id, knownVersion(match)])),
    )
    const odds = await ticksAfter(read, held.flatMap(knownTicks))
    const receivedAtMs = ports.clock.nowMs()
    mergeNews(ports, [day], { plays, odds, ended: [], asOfMs, receivedAtMs })
  })

const knownTicks = ({ fixture, odds }: BoardMatch): KnownTick[] =>
  HEADLINE.map((company) => ({
    matchId: fixture.id,
    company,
    seq: odds.get(company)?.now.seq ?? 0,
  }))

async function readAnew(ports: Ports, day: string): Promise<void> {
  const board = boardOf(ports)
  const before = new Map(board.day(day).map((match) => [match.fixture.id, match]))
  await load(ports, day)
  const receivedAtMs = ports.clock.nowMs()
  for (const match of board.day(day))
    for (const change of changesSince(before.get(match.fixture.id), match, board.asOfMs))
      publishChange(ports, match, { change, receivedAtMs })
}

function changesSince(
  before: BoardMatch | undefined,
  match: BoardMatch,
  saidAtMs: number,
): BoardChange[] {
  const base = { matchId: match.fixture.id, saidAtMs }
  const isNewer = match.live.version > (before?.live.version ?? 0)
  const live: BoardChange[] = !isNewer
    ? []
    : match.sport === 'football'
      ? [{ ...base, sport: 'football', cause: 'stat', live: match.live }]
      : [{ ...base, sport: 'basketball', cause: 'stat', live: match.live }]
  const odds = [...match.odds.keys()].flatMap((company): BoardChange[] => {
    const now = oddsOnBoard(match, company)!
    const held = before && oddsOnBoard(before, company)
    if (held && held.version >= now.version) return []
    return [{ ...base, sport: match.sport, cause: 'odds', odds: now }]
  })
  return [...live, ...odds]
}
