import type { Frame } from './frame.ts'
import type { WyscoutPerson } from './wyscout-shapes.ts'

/** What the files of one import have said so far: each needs those before it. */
export interface WyscoutKnown {
  readonly frame: Frame
  readonly players: Map<number, WyscoutPerson>
  readonly matches: Map<number, KnownMatch>
}

/** What the events of a match need to know of it. */
export interface KnownMatch {
  readonly id: string
  readonly homeWyId: number
  readonly kickOffAtMs: number
}
