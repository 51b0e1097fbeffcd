import { named, optional, type House } from '#kit/codec.ts'
import { moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** What sums say about the results in them, so that nobody learns one before he wants to. */
export const resultChange = {
  /** When a result last changed them. */
  changedAtMs: named('resultTime', optional(moment)),
  /** When the newest match in them began. */
  playedAtMs: named('lastMatchTime', optional(moment)),
}

const change = shape(resultChange)
export type ResultChange = House<typeof change>
