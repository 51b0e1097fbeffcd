import { codec, type Codec } from '#kit/codec.ts'

/** What a football match is doing, and the code each state has on the wire (spec 001 §4). */
const footballPhaseCodes = {
  scheduled: 0,
  inPlay: 1,
  finished: 2,
  interrupted: 3,
  cancelled: 4,
  deleted: 5,
  unknown: 6,
  abandoned: 7,
  postponed: 8,
  penalties: 9,
  firstHalf: 11,
  secondHalf: 12,
  extraTime: 13,
  halfTime: 14,
} as const

export type FootballPhase = keyof typeof footballPhaseCodes

const byCode = new Map<number, FootballPhase>(
  Object.entries(footballPhaseCodes).map(([phase, code]) => [code, phase as FootballPhase]),
)

/** A code nobody told us about is a match of which nothing is known, never an error. */
export const footballPhaseOf = (code: number): FootballPhase => byCode.get(code) ?? 'unknown'

export const footballPhase: Codec<FootballPhase> = codec(
  { enum: Object.values(footballPhaseCodes) },
  (wire) => footballPhaseOf(Number(wire)),
  (phase) => footballPhaseCodes[phase],
)
