import type { Codec, House } from './codec.ts'
import type { Permission } from './permission.ts'
import type { Refusals } from './refusal.ts'
import { none, type Shape } from './shapes.ts'
import type { Subject } from './subject.ts'

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
  /** What an operator's role has to allow; rows for operators have one, and no other row has. */
  readonly permission?: Permission
  /** What the call does, whatever verb its old path has. */
  readonly effect: Effect
  readonly envelope: Envelope
  /** Moves money: signed by browser sessions, and one at a time for each member. */
  readonly money: boolean
  /** The body is a form with a file in it, not JSON. */
  readonly multipart: boolean
  /** Asks that the member has shown within a quarter of an hour who they are. */
  readonly proven: boolean
  readonly input: Shape<In>
  readonly output: Codec<Out>
  readonly refusals: R
  /** What a read tells of. */
  readonly about: readonly Subject[]
  /** What a write changes: after a success, every read about it is asked again. */
  readonly touches: readonly Subject[]
  /** How long an answer may be shown without asking again, where the client's default is wrong. */
  readonly freshMs?: number
  /** No handler yet: answers `not_open` after the access check. */
  readonly planned: boolean
}

export type InputOf<E> = E extends Endpoint<infer In, any, any> ? In : never
export type OutputOf<E> = E extends Endpoint<any, infer Out, any> ? Out : never
export type RefusalsOf<E> = E extends Endpoint<any, any, infer R> ? Worded<R> : never
// A code such as `1007` is a number to the compiler as soon as it is a key.
type Worded<R> = { [Code in keyof R as `${Code & (string | number)}`]: R[Code] }

export function endpoint<
  In = {},
  O extends Codec<any> = typeof none,
  R extends Refusals = {},
  A extends Access = 'anyone',
>(row: Row & Terms<In, O, R, A> & Allowed<A>): Endpoint<In, House<O>, R, A> {
  return filled(row, false)
}

/** A row whose area is not built yet: it promises an answer only where the specification names its fields. */
export function planned<
  In = {},
  O extends Codec<any> = Codec<unknown>,
  R extends Refusals = {},
  A extends Access = 'anyone',
>(row: PlannedRow & Terms<In, O, R, A>): Endpoint<In, House<O>, R, A> {
  return filled(row, true)
}

interface Terms<In, O, R, A> {
  access?: A
  input?: Shape<In>
  output?: O
  refusals?: R
}

type Allowed<A> = A extends 'operator' ? { permission: Permission } : Pick<Endpoint, 'permission'>

type Base = Pick<Endpoint, 'call' | 'method' | 'path'> &
  Partial<Pick<Endpoint, 'envelope' | 'money' | 'multipart' | 'proven'>>
type Read = { effect: 'read' } & Partial<Pick<Endpoint, 'about' | 'freshMs'>>
// A write always says what it makes stale, if only that it is nothing.
type Write = { effect: 'write' } & Pick<Endpoint, 'touches'>
type Row = Base & (Read | Write)
type PlannedRow = Base & (Read | ({ effect: 'write' } & Partial<Write>))

function filled<In, O extends Codec<any>, R extends Refusals, A extends Access>(
  row: PlannedRow & Terms<In, O, R, A> & { permission?: Permission },
  isPlanned: boolean,
): Endpoint<In, House<O>, R, A> {
  return {
    envelope: 'isSuccess',
    money: false,
    multipart: false,
    proven: false,
    about: [],
    touches: [],
    ...row,
    planned: isPlanned,
    access: row.access ?? ('anyone' as A),
    input: row.input ?? (none as Shape<any>),
    output: row.output ?? (none as Codec<any>),
    refusals: row.refusals ?? ({} as R),
  }
}
