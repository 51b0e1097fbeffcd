import { applyBasketballChange } from '@linmen/domain/match/basketball/basketball-merge.ts'
import { applyMatchChange } from '@linmen/domain/match/match-merge.ts'
import { createHub, type Hub } from '#realtime/hub.ts'
import type { Said } from './deliveries.ts'
import { keep, type News, type Records } from './records.ts'

/** A live state of either sport, as far as the merge of both is the same. */
export interface Held {
  readonly live: { readonly version: number; readonly corrections: number }
  readonly odds: { readonly version: number; readonly company: number } | null
}
export type Merge = (held: Held, update: Partial<Held>) => Held

/** The parts a replay is put together from. A planted bug replaces exactly one of them. */
export interface Pieces {
  readonly keep: (records: Records, said: readonly Said[]) => News
  /** Where a process that starts goes on in what the feed says. */
  readonly goOnFrom: (records: Records, saidSoFar: number) => number
  readonly hub: (epoch: string) => Hub
  readonly merge: Readonly<Record<'football' | 'basketball', Merge>>
  /** What a list that was asked for by HTTP does to a row. */
  readonly takeList: (merge: Merge, held: Held, row: Held) => Held
}

export const REAL: Pieces = {
  keep,
  goOnFrom: ({ cursor }) => cursor,
  hub: createHub,
  merge: {
    football: applyMatchChange as unknown as Merge,
    basketball: applyBasketballChange as unknown as Merge,
  },
  takeList: (merge, held, { live }) => merge(held, { live }),
}
