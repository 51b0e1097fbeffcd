import {
  askReports,
  EVERYBODY,
  farBudgetOf,
  isAskableDay,
  isNearDay,
  pullDay,
  reportsReadUntil,
  settledSince,
  type AskedDay,
} from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import type { Ports } from '#kit/ports.ts'
import { refuse } from '#kit/refused.ts'
import { putOnBoard } from './board-day.ts'
import { boardOf } from './board-of.ts'
import type { Board } from './board.ts'
import { isFollowed, untilCaughtUp } from './followed-days.ts'
import { broadcastReload } from '#features/match/feed/broadcast-news.ts'
import { showPassing } from './passing-day.ts'

const TIMEOUT_MS = 3000

/**
 * Makes sure a day is on the board and up to date. Days around today are followed second by second by the process
 * that reads the feed; the days before and after are asked about when somebody opens them, others are only shown.
 */
export async function openDay(ports: Ports, day: string): Promise<Board> {
  if (isFollowed(ports, day)) await caughtUp(ports, day)
  else if (isNearDay(ports, day)) await askAbout(ports, day)
  else await lookFar(ports, day)
  return putOnBoard(ports, day)
}

/** The same, and what is far away is written down too, as long as that is within what all visitors may have written. */
export async function recordDay(ports: Ports, day: string): Promise<void> {
  const isFar = !isFollowed(ports, day) && !isNearDay(ports, day) && isAskableDay(ports, day)
  if (!isFar) return void (await openDay(ports, day))
  const wait = farBudgetOf(ports).recorded.waitMs(EVERYBODY)
  if (wait > 0) refuse('too_many_requests', { retryAfterMs: wait })
  await askAbout(ports, day)
}

/** A day far away is read from the records if it stands there, and otherwise shown without being written down. */
async function lookFar(ports: Ports, day: string): Promise<void> {
  const feed = feedOf(ports)
  if (!feed || !isAskableDay(ports, day) || boardOf(ports).asOf(day) >= settledSince(day)) return
  const isRecorded = (await reportsReadUntil(ports.db.read, day)) >= settledSince(day)
  if (!isRecorded) await showPassing(ports, feed, day)
}

/** What is recorded is shown with its moment rather than letting people wait for a source that takes its time. */
async function caughtUp(ports: Ports, day: string): Promise<void> {
  const board = await putOnBoard(ports, day)
  await (board.hasDay(day) ? waitAtMost(TIMEOUT_MS, untilCaughtUp(ports)) : untilCaughtUp(ports))
}

/** Learns which matches a day has. Whoever has the day on the board takes new and moved ones in. */
export async function learnDay(ports: Ports, feed: SportsFeed, asked: AskedDay): Promise<void> {
  if (await pullDay(ports, feed, asked)) await broadcastReload(ports, [asked.day])
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
  await askReports(ports, day)
}
