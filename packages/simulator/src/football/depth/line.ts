import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { PhraseKind } from './phrases.ts'

/** A line before its score is known. */
export interface Line {
  readonly atMs: number
  readonly kind: PhraseKind
  readonly side: Side | null
  readonly important?: boolean
  readonly clock?: string
  /** `p` player, `o` the other one and whatever else the phrase has places for. */
  readonly words?: Readonly<Record<string, string>>
  /** Said in the same breath. */
  readonly also?: { readonly kind: PhraseKind; readonly words: Readonly<Record<string, string>> }
}
