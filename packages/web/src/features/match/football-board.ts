import { createMatchBoard, footballBefore } from './match-board.ts'
import { televised } from './televised.ts'

/** The app's one board: a match shown in two places is one match. */
export const footballBoard = createMatchBoard(televised.ports)
televised.follow(footballBoard)
footballBefore.keep(footballBoard.behind)
