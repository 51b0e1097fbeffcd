import { codec, named, nullable, optional, type Codec, type House } from '#kit/codec.ts'
import { int, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { complain } from '#kit/wire-error.ts'
import { footballPhase } from './football-phase.ts'

/** One number for each side. */
export interface Pair {
  readonly home: number
  readonly away: number
}

/** `2:1`, home first, as every score of the specification is written. */
export const pair: Codec<Pair> = codec(
  { type: 'string', pattern: '^\\d{1,3}:\\d{1,3}$' },
  (wire) => {
    const parts = typeof wire === 'string' ? /^(\d{1,3}):(\d{1,3})$/.exec(wire) : null
    return parts ? { home: Number(parts[1]), away: Number(parts[2]) } : complain('应写作 2:1')
  },
  ({ home, away }) => `${home}:${away}`,
)

export const side = words({ home: 1, away: 2 })
export type Side = House<typeof side>

/** Minutes of stoppage time beyond 45, 90, 105 or 120; absent within ninety minutes and where a feed does not tell. */
export const addedMinutes = named('addTime', optional(int({ max: 60 })))

/** The newest thing worth telling people about. A correction takes a goal back. */
const highlight = shape({
  kind: named('type', words({ goal: 1, redCard: 4, correction: 28 })),
  side,
  minute: int({ max: 130 }),
  added: addedMinutes,
  player: optional(text({ max: 40 })),
  assist: optional(text({ max: 40 })),
  atMs: named('time', moment),
})
export type Highlight = House<typeof highlight>

/**
 * Everything of a football match that changes while it is played, always sent whole: the newest
 * version is the truth, so a lost or repeated message cannot leave half a state behind.
 */
export const matchLive = shape({
  version: int(),
  phase: named('status', footballPhase),
  /** The moment the clock of the running period showed zero. */
  clockFromMs: named('phaseTime', nullable(moment)),
  score: shape({
    full: pair,
    half: optional(pair),
    extra: optional(pair),
    penalties: optional(pair),
  }),
  /** Absent where nobody counts them. */
  corners: named('corner', optional(pair)),
  yellowCards: named('yellowCard', optional(pair)),
  redCards: named('redCard', optional(pair)),
  /** How many goals were taken back so far. A score may fall only when this number rises. */
  corrections: named('correctNum', int()),
  /** Since when everything told here of a match that is over was known. Absent: nobody said when. */
  endedAtMs: named('endTime', optional(moment)),
  /** When goals or men last changed, where a feed only stated it and the last event is older. */
  brokenAtMs: named('breakTime', optional(moment)),
  note: optional(text({ max: 60 })),
  highlight: named('lastEvent', optional(highlight)),
})
export type MatchLive = House<typeof matchLive>
