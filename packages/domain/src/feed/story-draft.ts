import type { FootballBody } from '#match/match-report.ts'
import type { OddsTick } from '#sport/odds.ts'

export type OfferBody = Pick<OddsTick, 'company' | 'european' | 'asian' | 'overUnder'> & {
  readonly kind: 'odds'
}

export type StoryReport = (FootballBody | OfferBody) & {
  readonly matchId: string
  readonly seq: number
  readonly atMs: number
}

/** Something that will happen at a moment. It gets its number when the whole story is known. */
export interface Draft {
  readonly atMs: number
  readonly body:
    | FootballBody
    | { readonly kind: 'takenBack'; readonly goal: Draft; readonly minute: number }
    /** Prices take longest to make, and most of a day's are never asked for. */
    | { readonly kind: 'offer'; readonly make: () => OfferBody; readonly passing: boolean }
}

/** One line of a story: when it is told, and what will be told then. */
export interface StoryLine {
  readonly matchId: string
  readonly seq: number
  readonly atMs: number
  /** Worth telling only while it is news: the next offer of the same company soon replaces it. */
  readonly passing: boolean
  tell(): StoryReport
}

/** Puts a story in order of time and numbers it. The same drafts always get the same numbers. */
export function numbered(matchId: string, drafts: readonly Draft[]): StoryLine[] {
  const inOrder = drafts.toSorted((a, b) => a.atMs - b.atMs)
  const seqOf = (wanted: Draft) => inOrder.indexOf(wanted) + 1
  return inOrder.map(({ atMs, body }, at) => {
    const base = { matchId, seq: at + 1, atMs }
    const passing = body.kind === 'offer' && body.passing
    return { ...base, passing, tell: () => ({ ...base, ...bodyOf(body, seqOf) }) }
  })
}

function bodyOf(body: Draft['body'], seqOf: (draft: Draft) => number): FootballBody | OfferBody {
  if (body.kind === 'offer') return body.make()
  if (body.kind !== 'takenBack') return body
  return { kind: 'goalCancelled', goalSeq: seqOf(body.goal), minute: body.minute }
}
