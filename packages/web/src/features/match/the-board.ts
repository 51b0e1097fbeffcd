import { createMatchBoard, footballBefore } from './match-board.ts'
import { televised } from './televised.ts'

/** The app's one board: a match shown in two places is one match. */
export const theBoard = createMatchBoard(televised.ports)
televised.follow(theBoard)
footballBefore.keep(theBoard.behind)
