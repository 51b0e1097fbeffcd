import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'

/** Lines held and lines arrived as one list, newest first; the same line told twice stands once. */
export function withLines(
  held: readonly TextEntry[],
  arrived: readonly TextEntry[],
): readonly TextEntry[] {
  const known = new Set(held.map(({ seq }) => seq))
  const fresh = arrived.filter(({ seq }) => !known.has(seq))
  if (fresh.length === 0) return held
  return [...held, ...fresh].toSorted((a, b) => b.atMs - a.atMs || b.seq - a.seq)
}

/** The line in a record of the match's topic, whose body is checked here; null when it is none. */
export function lineIn(record: {
  kind: string
  seq: number
  atMs: number
  body: object
}): TextEntry | null {
  const { clock, side, text, important, score } = record.body as Partial<TextEntry>
  if (record.kind !== 'text' || typeof text !== 'string' || typeof clock !== 'string') return null
  if (typeof score?.home !== 'number' || typeof score.away !== 'number') return null
  const { seq, atMs } = record
  return { seq, atMs, clock, side: sideOf(side), text, important: important === true, score }
}

const sideOf = (word: unknown): Side | null => (word === 'home' || word === 'away' ? word : null)
