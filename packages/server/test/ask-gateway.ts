import type { GatewayMethod } from '@linmen/contract'
import type { TestApp } from './harness.ts'

type InOf<M> = M extends GatewayMethod<infer In, any> ? In : never
type OutOf<M> = M extends GatewayMethod<any, infer Out> ? Out : never

/** Asks the methods of one gateway table over HTTP and takes no refusal for an answer. */
export const asker =
  <T extends Record<string, GatewayMethod>>(app: () => TestApp, table: T) =>
  async <N extends keyof T & string>(name: N, input: InOf<T[N]>): Promise<OutOf<T[N]>> => {
    const answer = await app().visitor().gateway(name, table[name]!, input)
    if (!answer.ok) throw new Error(`${name}: ${answer.code}`)
    return answer.output as OutOf<T[N]>
  }
