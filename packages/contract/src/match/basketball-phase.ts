import { codec, type Codec } from '#kit/codec.ts'

/** Overtimes, and the code each has on the wire wherever a period is named. */
export const overtimeCodes = {
  overtime1: 5,
  overtime2: 6,
  overtime3: 7,
  overtime4: 8,
  overtime5: 9,
  overtime6: 10,
  overtime7: 11,
  overtime8: 12,
} as const

/** What a basketball match is doing, and the code each state has on the wire (spec 001 §4). */
const basketballPhaseCodes = {
  scheduled: 0,
  quarter1: 1,
  quarter2: 2,
  quarter3: 3,
  quarter4: 4,
  ...overtimeCodes,
  halfTime: 50,
  finished: -1,
  undecided: -2,
  interrupted: -3,
  cancelled: -4,
  postponed: -5,
  deleted: -10,
  unknown: -11,
} as const

export type BasketballPhase = keyof typeof basketballPhaseCodes

const byCode = new Map<number, BasketballPhase>(
  Object.entries(basketballPhaseCodes).map(([phase, code]) => [code, phase as BasketballPhase]),
)

/** A code nobody told us about is a match of which nothing is known, never an error. */
export const basketballPhaseOf = (code: number): BasketballPhase => byCode.get(code) ?? 'unknown'

export const basketballPhase: Codec<BasketballPhase> = codec(
  { enum: Object.values(basketballPhaseCodes) },
  (wire) => basketballPhaseOf(Number(wire)),
  (phase) => basketballPhaseCodes[phase],
)
