import type { Ports } from '#kit/ports.ts'
import type { Database } from '#db/port.ts'
import { createBoard, type Board } from './board.ts'
import { loadDay } from './load-day.ts'

const boards = new WeakMap<Database, Board>()

/** The board of this process. One database has one board. */
export function boardOf({ db }: Pick<Ports, 'db'>): Board {
  const known = boards.get(db)
  if (known) return known
  const board = createBoard()
  boards.set(db, board)
  return board
}

/** Makes sure a day is on the board, from the records when it is not there yet. */
export async function openDay(ports: Pick<Ports, 'db'>, day: string): Promise<Board> {
  const board = boardOf(ports)
  if (board.hasDay(day)) return board
  const matches = await loadDay(ports.db.read, day)
  // Somebody else may have opened it, or the feed added it, while the records were read.
  if (matches && !board.hasDay(day)) board.addDay(day, matches)
  return board
}
