import type { Ports } from '#kit/ports.ts'
import type { Database } from '#db/port.ts'
import { createBoard, type Board } from './board.ts'

const boards = new WeakMap<Database, Board>()

/** The board of this process. One database has one board. */
export function boardOf({ db, clock }: Pick<Ports, 'db' | 'clock'>): Board {
  const known = boards.get(db)
  if (known) return known
  const board = createBoard(() => clock.nowMs())
  boards.set(db, board)
  return board
}
