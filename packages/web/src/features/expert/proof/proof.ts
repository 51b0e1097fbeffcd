import type { LoggedPick, PickKind } from '@linmen/domain/record-log/entries.ts'
import type { ShownMatch } from '@linmen/domain/record-log/shown-record.ts'
import type { Progress } from '@linmen/domain/record-log/signed-entries.ts'
import type { PickResult } from '@linmen/domain/plan/settle-pick.ts'

/** One pick with everything that shows it was not touched. */
export interface ProvenRow {
  readonly id: string
  readonly what: PickKind
  readonly index: number
  readonly lockedAtMs: number
  readonly h: string
  /** From the entry up to the signed root, in hex. */
  readonly path: readonly string[]
  readonly match: ShownMatch | null
  readonly pick: LoggedPick | null
  readonly result: PickResult | null
  readonly score: { readonly home: number; readonly away: number } | null
  /** What does not agree. */
  readonly wrong: readonly string[]
}

/** What a check of one expert found. */
export interface Proof {
  readonly breach: string | null
  readonly size: number
  readonly root: string
  readonly note: string
  readonly rows: readonly ProvenRow[]
  /** The log has not caught up with the pages: nothing was compared with them. */
  readonly waiting: boolean
  /** Figures and picks of the pages that the log does not bear out. */
  readonly wrong: readonly string[]
}

export type ProofNews =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly proof: Proof }
  | { readonly kind: 'outage' }
