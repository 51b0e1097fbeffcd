import { askReports, pullDay, settledSince, type AskedDay } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { atMostFor } from '#kit/at-most-for.ts'
import type { Ports } from '#kit/ports.ts'
import { putOnBoard } from './board-day.ts'
import { boardOf } from './board-of.ts'
import type { Board } from './board.ts'
import { isFollowed, untilCaughtUp } from './followed-days.ts'
import { shareNews, shareReload } from './share-news.ts'

const PATIENCE_MS = 3000

/**
 * Makes sure a day is on the board and up to date. Days around today are followed second by second by the process
 * that reads the feed; any other day is asked about when somebody opens it.
 */
export async function openDay(ports: Ports, day: string): Promise<Board> {
  if (isFollowed(ports, day)) await caughtUp(ports, day)
  else await askAbout(ports, day)
  return putOnBoard(ports, day)
}

/** What is recorded is shown with its moment rather than letting people wait for a source that takes its time. */
async function caughtUp(ports: Ports, day: string): Promise<void> {
  const board = await putOnBoard(ports, day)
  await (board.hasDay(day) ? atMostFor(PATIENCE_MS, untilCaughtUp(ports)) : untilCaughtUp(ports))
}

/** Learns which matches a day has. Whoever has the day on the board takes new and moved ones in. */
export async function learnDay(ports: Ports, feed: SportsFeed, asked: AskedDay): Promise<void> {
  if (await pullDay(ports, feed, asked)) await shareReload(ports, [asked.day])
}

/** The moment up to which what is shown of a day is true. A day that was asked about after its end stays true. */
export function dayAsOf(ports: Ports, day: string): number {
  const board = boardOf(ports)
  const asOfMs = board.asOf(day)
  return asOfMs >= settledSince(day) ? Math.max(board.asOfMs, asOfMs) : asOfMs
}

async function askAbout(ports: Ports, day: string): Promise<void> {
  const feed = feedOf(ports)
  if (!feed || boardOf(ports).asOf(day) >= settledSince(day)) return
  await learnDay(ports, feed, { day })
  await askReports(ports, day, (news) => shareNews(ports, [day], news))
}
