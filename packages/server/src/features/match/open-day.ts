import { askReports, pullDay, settledSince, sharedPulls } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from './board-of.ts'
import type { Board } from './board.ts'
import { isFollowed, untilCaughtUp } from './followed-days.ts'
import { hearNews, whileLoading } from './hear-news.ts'
import { loadDay } from './load-day.ts'

/**
 * Makes sure a day is on the board and up to date. Days around today are followed second by second by the process
 * that reads the feed; any other day is asked about when somebody opens it.
 */
export async function openDay(ports: Ports, day: string): Promise<Board> {
  if (isFollowed(ports, day)) await untilCaughtUp(ports)
  else await askAbout(ports, day)
  return putOnBoard(ports, day)
}

/** The day as it is recorded. */
export async function putOnBoard(ports: Ports, day: string): Promise<Board> {
  const board = boardOf(ports)
  if (!board.hasDay(day)) await sharedPulls(ports).while(`board:${day}`, () => load(ports, day))
  return board
}

/** Learns which matches a day has. A day that is on the board already takes new and moved ones in. */
export async function learnDay(ports: Ports, feed: SportsFeed, day: string): Promise<void> {
  const changed = await pullDay(ports, feed, day)
  if (changed && boardOf(ports).hasDay(day)) await load(ports, day)
}

/** Reads a day from the records, in the place of what the board knows of it. */
export const load = (ports: Ports, day: string) =>
  whileLoading(ports, async () => {
    const { matches, asOfMs } = await loadDay(ports.db.read, day)
    if (matches.length === 0) return
    boardOf(ports).addDay(day, matches)
    boardOf(ports).known([day], asOfMs)
  })

/** The moment up to which what is shown of a day is true. A day that was asked about after its end stays true. */
export function dayAsOf(ports: Ports, day: string): number {
  const board = boardOf(ports)
  const asOfMs = board.asOf(day)
  return asOfMs >= settledSince(day) ? Math.max(board.asOfMs, asOfMs) : asOfMs
}

async function askAbout(ports: Ports, day: string): Promise<void> {
  const feed = feedOf(ports)
  if (!feed || boardOf(ports).asOf(day) >= settledSince(day)) return
  await learnDay(ports, feed, day)
  await askReports(ports, day, (news) => hearNews(ports, [day], news))
}
