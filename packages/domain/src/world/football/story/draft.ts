import type { FootballBody, FootballReport } from '#match/match-report.ts'

/** Something that will be told at a moment. It gets its number when the whole story is known. */
export interface Draft {
  readonly atMs: number
  readonly body:
    | FootballBody
    | { readonly kind: 'takenBack'; readonly goal: Draft; readonly minute: number }
}

/** Puts a story in order of time and numbers it. The same drafts always get the same numbers. */
export function numbered(matchId: string, drafts: readonly Draft[]): FootballReport[] {
  const inOrder = drafts.toSorted((a, b) => a.atMs - b.atMs)
  return inOrder.map(({ atMs, body }, at) => ({
    matchId,
    seq: at + 1,
    atMs,
    ...(body.kind === 'takenBack'
      ? { kind: 'goalCancelled', goalSeq: inOrder.indexOf(body.goal) + 1, minute: body.minute }
      : body),
  }))
}

type StatusPart = Omit<Extract<FootballBody, { kind: 'status' }>, 'kind'>

export const status = (atMs: number, part: StatusPart): Draft => ({
  atMs,
  body: { kind: 'status', ...part },
})
