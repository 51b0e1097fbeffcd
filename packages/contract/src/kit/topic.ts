import type { Codec } from './codec.ts'

/**
 * A stream of changes to one thing. A reader first gets a snapshot, then deltas with consecutive
 * sequence numbers; a reader that missed some asks again with its cursor and gets the rest or a snapshot.
 */
export interface Topic<Snapshot = any, Delta = any> {
  readonly name: string
  readonly snapshot: Codec<Snapshot>
  readonly delta: Codec<Delta>
}

export const topic = <S, D>(
  name: string,
  parts: { snapshot: Codec<S>; delta: Codec<D> },
): Topic<S, D> => ({ name, ...parts })

/** What travels on the socket. `t` topic, `e` epoch, `s` sequence number. */
export type LiveFrame =
  | { readonly t: string; readonly e: string; readonly s: number; readonly snap: unknown }
  | { readonly t: string; readonly e: string; readonly s: number; readonly d: unknown }
  | { readonly t: string; readonly err: 'no_topic' }

export type LiveRequest =
  | { readonly op: 'sub'; readonly topics: Readonly<Record<string, string>> }
  | { readonly op: 'unsub'; readonly topics: readonly string[] }
