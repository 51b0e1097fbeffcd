import { named, nullable, optional, type House } from '#kit/codec.ts'
import { flag, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { basketballPhase } from './basketball-phase.ts'
import { pair, side } from './match-live.schemas.ts'

/** The newest basket or the newest correction: a correction takes points back. */
const basketballHighlight = shape({
  kind: named('type', words({ points: 1, correction: 28 })),
  side,
  points: int({ min: 1, max: 4 }),
  player: optional(text({ max: 40 })),
  atMs: named('time', moment),
})
export type BasketballHighlight = House<typeof basketballHighlight>

/** Everything of a basketball match that changes while it is played, always sent whole. */
export const basketballLive = shape({
  version: int(),
  phase: named('status', basketballPhase),
  /** Seconds left in the period when the clock last started or stopped. */
  secondsLeft: named('remainTime', int()),
  /** The moment the clock last started; null while it stands. */
  runningFromMs: named('phaseTime', nullable(moment)),
  /** Between two quarters the phase is still the old quarter; only the middle of the match is 中场. */
  pause: named('isPause', flag),
  score: named('fullScore', pair),
  /** Quarters, then overtimes, as far as they were begun. */
  periods: named('scoreList', list(pair, { max: 12 })),
  /** Team fouls of the running period, as on the scoreboard. */
  fouls: named('foul', pair),
  /** Taken so far in the match. */
  timeOuts: named('timeOut', pair),
  /** How many times points were taken back. A score may fall only when this number rises. */
  corrections: named('correctNum', int()),
  /** As in football. */
  endedAtMs: named('endTime', optional(moment)),
  note: optional(text({ max: 60 })),
  highlight: named('lastEvent', optional(basketballHighlight)),
})
export type BasketballLive = House<typeof basketballLive>
