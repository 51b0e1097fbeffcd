import type { Codec, House } from './codec.ts'
import type { Refusals } from './refusal.ts'
import { none, type Shape } from './shapes.ts'

export type Access = 'anyone' | 'member' | 'expert' | 'operator'
export type Effect = 'read' | 'write'
/** Which field of the legacy envelope the specification reads for success. */
export type Envelope = 'isSuccess' | 'success' | 'code'

/** One call: everything both ends need to know about it. A row is bound by `command` or `query` on the server. */
export interface Endpoint<
  In = any,
  Out = any,
  R extends Refusals = Refusals,
  A extends Access = Access,
> {
  /** Its row in the inventory of the specification. */
  readonly call: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly access: A
  /** What the call does, whatever verb its old path has. */
  readonly effect: Effect
  readonly envelope: Envelope
  /** Moves money: signed by browser sessions, and one at a time for each member. */
  readonly money: boolean
  readonly input: Shape<In>
  readonly output: Codec<Out>
  readonly refusals: R
  /** No handler yet: answers `not_open` after the access check. */
  readonly planned: boolean
}

export type InputOf<E> = E extends Endpoint<infer In, any, any> ? In : never
export type OutputOf<E> = E extends Endpoint<any, infer Out, any> ? Out : never
export type RefusalsOf<E> = E extends Endpoint<any, any, infer R> ? R : never

type Row = Pick<Endpoint, 'call' | 'method' | 'path' | 'effect'> &
  Partial<Pick<Endpoint, 'envelope' | 'money'>>

export function endpoint<
  In = {},
  O extends Codec<any> = typeof none,
  R extends Refusals = {},
  A extends Access = 'anyone',
>(
  row: Row & { access?: A; input?: Shape<In>; output?: O; refusals?: R },
): Endpoint<In, House<O>, R, A> {
  return {
    envelope: 'isSuccess',
    money: false,
    planned: false,
    ...row,
    access: row.access ?? ('anyone' as A),
    input: row.input ?? (none as Shape<any>),
    output: row.output ?? (none as Codec<any>),
    refusals: row.refusals ?? ({} as R),
  }
}

/** A row whose area is not built yet. Its input is known, its answer is not promised. */
export function planned<In = {}>(
  row: Row & { access?: Access; input?: Shape<In> },
): Endpoint<In, unknown, {}> {
  return { ...endpoint(row), planned: true } as Endpoint<In, unknown, {}>
}
