import type {
  CommonRefusal,
  commonRefusals,
  Endpoint,
  Refusals,
  RefusalData,
  RefusalsOf,
} from '@linmen/contract'
import type { ActorOf, Member } from './member.ts'
import type { Ports } from './ports.ts'

/** What a handler knows about the call besides its input. */
export interface Call<Row extends Endpoint = Endpoint> {
  readonly actor: ActorOf<Row['access']>
  readonly nowMs: number
  /** The client's request id, or one made here when it sent none. */
  readonly requestId: string
  readonly agentId: string
  readonly platform: string
  readonly ip: string
  /** The native apps' device; null for browsers. */
  readonly deviceId: string | null
  /** The session's key for request signatures; null without a session. */
  readonly signKey: string | null
  readonly ports: Ports
  /** Answers one of the row's refusals and undoes everything the call did. */
  refuse<Code extends RefusalCode<RefusalsOf<Row>>>(
    code: Code,
    data: DataOf<RefusalsOf<Row>, Code>,
  ): never
  /** Runs once the transaction is committed, never if it is not. */
  after(publish: () => void): void
  /** Session cookies the answer sets or clears; only the auth feature uses it. */
  readonly session: SessionChange
}

export interface SessionChange {
  begin(issued: IssuedSession): void
  end(): void
}

/** A session the moment it is made: the only time its secret is known here. */
export interface IssuedSession {
  readonly secret: string
  readonly publicId: string
  readonly kind: 'browser' | 'token'
  readonly signKey: string
  readonly endsAtMs: number
}

export type RefusalCode<R extends Refusals> = (keyof R & string) | CommonRefusal

export type DataOf<R extends Refusals, Code> = Code extends keyof R
  ? RefusalData<R, Code>
  : Code extends CommonRefusal
    ? RefusalData<typeof commonRefusals, Code>
    : never

/** One request on its way through the checks: known row, but nothing decoded yet. */
export interface Incoming {
  readonly row: Endpoint
  readonly input: unknown
  readonly actor: Member | null
  /** Null when the client sent none. */
  readonly requestId: string | null
  readonly agentId: string
  readonly platform: string
  readonly ip: string
  readonly deviceId: string | null
  readonly signKey: string | null
  readonly ports: Ports
  readonly session: SessionChange
}
