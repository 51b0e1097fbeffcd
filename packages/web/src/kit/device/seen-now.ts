import type { GatewayMethod } from '@linmen/contract'

/** A row whose question does not matter here. */
export type Answering<Out> = GatewayMethod<any, Out>

/** How a row of a list shows its match: as late as television, or nothing of it yet. */
export interface ShownRow<Live = unknown> {
  readonly live: Live
  readonly syncing: boolean
  /** When the wait began. */
  readonly sinceMs?: number | undefined
  /** Until when the list was up to date. */
  readonly asOfMs: number
}

const rows = new Map<string, (matchId: string) => ShownRow | undefined>()

/** Rows show more or less than their answer: this tells what. */
export const rowsOf = <Live>(
  { method }: Answering<any>,
  find: (matchId: string) => ShownRow<Live> | undefined,
): void => void rows.set(method, find)

export const rowNow = (method: string, matchId: string): ShownRow | undefined =>
  rows.get(method)?.(matchId)

const ways = new Map<string, (answer: unknown) => unknown>()

/** Some answers are not changed by what is pushed: this tells how they would look by now. */
export function seenAs<Out>(row: Answering<Out>, now: (answer: Out) => Out): void {
  ways.set(row.method, (answer) => now(answer as Out))
}

export const seenNow = (method: string, answer: unknown): unknown =>
  ways.get(method)?.(answer) ?? answer
