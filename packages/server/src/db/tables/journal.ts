/** One event of the books. Append-only. */
export interface JournalTable {
  id: string
  /** What happened, once: `buy:{order}`. A second journal of the same key is refused. */
  key: string
  event: string
  ref: string
  actor_id: string | null
  reverses: string | null
  at_ms: number
}
