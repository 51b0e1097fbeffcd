import { sharedPulls } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from './board-of.ts'
import type { Board } from './board.ts'
import { whileLoading } from '#features/match/feed/merge-news.ts'
import { loadDay } from './load-day.ts'

/** The day as it is recorded. */
export async function putOnBoard(ports: Ports, day: string): Promise<Board> {
  const board = boardOf(ports)
  if (!board.hasDay(day)) await sharedPulls(ports).while(`board:${day}`, () => load(ports, day))
  return board
}

/** Reads a day from the records, in the place of what the board knows of it. */
export const load = (ports: Ports, day: string): Promise<void> =>
  whileLoading(ports, async () => {
    const { matches, asOfMs } = await loadDay(ports.db.read, day)
    if (matches.length === 0) return
    boardOf(ports).addDay(day, matches)
    boardOf(ports).known([day], asOfMs)
  })
