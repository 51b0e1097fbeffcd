import type { GatewayMethod } from '@linmen/contract'

/** A row whose question does not matter here. */
export type Answering<Out> = GatewayMethod<any, Out>

const ways = new Map<string, (answer: unknown) => unknown>()

/** Some answers are not changed by what is pushed: this tells how they would look by now. */
export function seenAs<Out>(row: Answering<Out>, now: (answer: Out) => Out): void {
  ways.set(row.method, (answer) => now(answer as Out))
}

export const seenNow = (method: string, answer: unknown): unknown =>
  ways.get(method)?.(answer) ?? answer
