import { serverNowMs } from '#kit/clock.ts'
import { createMatchBoard } from './match-board.ts'

/** The app's one board: a match shown in two places is one match. */
export const theBoard = createMatchBoard({
  nowMs: serverNowMs,
  later: (run, ms) => setTimeout(run, ms),
})
