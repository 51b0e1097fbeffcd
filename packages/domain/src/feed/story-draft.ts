import type { MatchReport, ReportBody } from '#match/match-report.ts'

/** Something that will happen at a moment. It gets its number when the whole story is known. */
export interface Draft {
  readonly atMs: number
  readonly body: ReportBody | { readonly kind: 'takenBack'; readonly goal: Draft; minute: number }
}

/** Puts a story in order of time and numbers it. The same drafts always get the same numbers. */
export function numbered(matchId: string, drafts: readonly Draft[]): MatchReport[] {
  const inOrder = drafts.toSorted((a, b) => a.atMs - b.atMs)
  const seqOf = new Map(inOrder.map((draft, at) => [draft, at + 1]))
  return inOrder.map(({ atMs, body }, at) => {
    const base = { matchId, seq: at + 1, atMs }
    if (body.kind !== 'takenBack') return { ...base, ...body }
    return { ...base, kind: 'goalCancelled', goalSeq: seqOf.get(body.goal)!, minute: body.minute }
  })
}
