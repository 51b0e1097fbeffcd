import type { CommonRefusal, commonRefusals, GatewayMethod, RefusalData } from '@linmen/contract'
import type { Reader } from '#db/port.ts'
import type { Member } from './member.ts'
import type { Ports } from './ports.ts'
import type { PreparedAnswer } from '#kit/answers/prepared-answer.ts'

/** What a gateway method knows besides its input. */
export interface GatewayCall {
  readonly actor: Member | null
  readonly nowMs: number
  readonly agentId: string
  readonly platform: string
  readonly ports: Ports
  refuse<Code extends CommonRefusal>(
    code: Code,
    data: RefusalData<typeof commonRefusals, Code>,
  ): never
}

export type GatewayHandler<In, Out> =
  | ((db: Reader, input: In, call: GatewayCall) => Promise<Out>)
  | PreparedHandler<In>

export interface PreparedHandler<In> {
  readonly prepared: (input: In, ports: Ports) => PreparedAnswer | Promise<PreparedAnswer>
  /** The same at once, where it lies ready; null where it has to be made. */
  readonly ready?: (input: In, ports: Ports) => PreparedAnswer | null
}

type GatewayTable = Record<string, GatewayMethod>
type InOf<M> = M extends GatewayMethod<infer In, any> ? In : never
type OutOf<M> = M extends GatewayMethod<any, infer Out> ? Out : never
// A planned method promises no answer: its output is unknown, so it asks for no handler.
type OpenKeys<T extends GatewayTable> = {
  [K in keyof T]: unknown extends OutOf<T[K]> ? never : K
}[keyof T]

export type GatewayHandlers<T extends GatewayTable> = {
  [K in OpenKeys<T>]: GatewayHandler<InOf<T[K]>, OutOf<T[K]>>
}

/** One table of the gateway with the code behind each open method. */
export interface GatewayPart {
  readonly kind: 'gateway'
  readonly table: GatewayTable
  readonly handlers: Readonly<Record<string, GatewayHandler<any, any>>>
}

/** Binds a gateway table. A missing handler of an open method does not compile. */
export function gatewayHandlers<T extends GatewayTable>(
  table: T,
  handlers: GatewayHandlers<T>,
): GatewayPart {
  return { kind: 'gateway', table, handlers }
}
