import type { GagKind } from '@linmen/contract/community/community.schemas.ts'

/** What is written down of somebody who did wrong. */
export interface Standing {
  readonly gag: GagKind | null
  readonly gaggedUntilMs: number | null
  readonly bannedAtMs: number | null
}

export type Deed = 'post' | 'comment' | 'chat'

type MayWrite =
  | { readonly may: true }
  | { readonly may: false; readonly why: 'banned' }
  | { readonly may: false; readonly why: 'gagged'; readonly untilMs: number }

/** Whether somebody may write now. A gag is over at its last moment. */
export function mayWrite(standing: Standing | null, deed: Deed, nowMs: number): MayWrite {
  if (!standing) return { may: true }
  if (standing.bannedAtMs !== null) return { may: false, why: 'banned' }
  const { gag, gaggedUntilMs } = standing
  if (gag === null || gaggedUntilMs === null || gaggedUntilMs <= nowMs) return { may: true }
  return gag === 'all' || gag === deed
    ? { may: false, why: 'gagged', untilMs: gaggedUntilMs }
    : { may: true }
}

export const DAY_MS = 86_400_000
/** The first texts of somebody new wait until a person has looked at them. */
const REVIEWED_FIRST = 2
const NEW_FOR_MS = 3 * DAY_MS

/** Whether what somebody writes waits: new members until so many of their texts were let through. */
export const isReviewed = (joinedAtMs: number, accepted: number, nowMs: number): boolean =>
  nowMs - joinedAtMs < NEW_FOR_MS && accepted < REVIEWED_FIRST

/** So many different people have to report something before it is kept back until somebody looked. */
export const HIDDEN_BY_REPORTS = 3
