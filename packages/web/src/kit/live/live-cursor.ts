import type { LiveFrame } from '@linmen/contract'

/** How far a reader has followed one topic. Null: it knows nothing yet. */
export type Cursor = { readonly epoch: string; readonly seq: number } | null

export type Step =
  | { readonly take: 'snapshot'; readonly cursor: Cursor; readonly value: unknown }
  | { readonly take: 'delta'; readonly cursor: Cursor; readonly value: unknown }
  /** Known already. */
  | { readonly take: 'nothing'; readonly cursor: Cursor }
  /** Something is missing in between: ask again from the cursor. */
  | { readonly take: 'resync'; readonly cursor: Cursor }
  /** The topic does not exist, or is not for this reader. */
  | { readonly take: 'end'; readonly cursor: null }

/** What one frame means to a reader at a cursor. Doubled, late and lost frames all end well. */
export function follow(cursor: Cursor, frame: LiveFrame): Step {
  if ('err' in frame) return { take: 'end', cursor: null }
  const next = { epoch: frame.e, seq: frame.s }
  const known = cursor !== null && cursor.epoch === frame.e
  if ('snap' in frame)
    return known && frame.s < cursor.seq
      ? { take: 'nothing', cursor }
      : { take: 'snapshot', cursor: next, value: frame.snap }
  if (!known) return { take: 'resync', cursor: null }
  if (frame.s <= cursor.seq) return { take: 'nothing', cursor }
  return frame.s === cursor.seq + 1
    ? { take: 'delta', cursor: next, value: frame.d }
    : { take: 'resync', cursor }
}

/** The cursor as the request carries it. Empty asks for a snapshot. */
export const cursorText = (cursor: Cursor): string =>
  cursor === null ? '' : `${cursor.epoch}:${cursor.seq}`
