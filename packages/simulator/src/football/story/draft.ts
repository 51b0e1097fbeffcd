import type { FootballBody, FootballReport } from '@linmen/domain/match/match-report.ts'
import { minuteAt, type StoryClock } from './clock.ts'

/** Something that will be told at a moment. It gets its number when the whole story is known. */
export interface Draft {
  readonly atMs: number
  readonly body: FootballBody | { readonly kind: 'takenBack'; readonly goal: Draft }
}

/**
 * Puts a story in order of time and numbers it. The same drafts always get the same numbers. What was planned for
 * minute 45 or 90 may fall in the stoppage time after it: how far is read off the clock.
 */
export function numbered(
  { matchId, clock }: { readonly matchId: string; readonly clock: StoryClock },
  drafts: readonly Draft[],
): FootballReport[] {
  const inOrder = drafts.toSorted((a, b) => a.atMs - b.atMs)
  return inOrder.map(({ atMs, body }, at): FootballReport => {
    const place = { matchId, seq: at + 1, atMs }
    const when = minuteAt(clock, atMs)
    if (body.kind === 'takenBack') {
      const goalSeq = inOrder.indexOf(body.goal) + 1
      return { ...place, kind: 'goalCancelled', goalSeq, ...when }
    }
    return { ...place, ...body, ...('minute' in body && when) }
  })
}

type StatusPart = Omit<Extract<FootballBody, { kind: 'status' }>, 'kind'>

export const status = (atMs: number, part: StatusPart): Draft => ({
  atMs,
  body: { kind: 'status', ...part },
})
