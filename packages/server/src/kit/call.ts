import type { DataOf, Endpoint, RefusalCode, RefusalsOf } from '@linmen/contract'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import type { ActorOf, Member } from './member.ts'
import type { Ports } from './ports.ts'

/** What a handler knows about the call besides its input. */
export interface Call<Row extends Endpoint = Endpoint, Reach = Ports> {
  readonly actor: ActorOf<Row['access']>
  readonly nowMs: number
  /** The client's request id, or one made here when it sent none. */
  readonly requestId: string
  /** A member's session knows where it was begun; of a visitor only the address tells. */
  readonly agentId: string
  readonly platform: string
  /** The app around the page, where it shows itself; an address has no say in it. */
  readonly host?: HostName | null
  readonly ip: string
  readonly userAgent: string
  /** The native apps' device; null for browsers. */
  readonly deviceId: string | null
  /** What a browser was given when somebody signed in there; only the auth feature can read it. */
  readonly deviceMark: string | null
  /** Tells visitors apart; null for members and for whoever shows nothing to be known by. */
  readonly visitorId: string | null
  /** The session's key for request signatures; null without a session. */
  readonly signKey: string | null
  /** The file of a row whose body is a form with one; null where none came. */
  readonly file: SentFile | null
  /** The origin of our own pages, as the caller sees it. */
  readonly origin: string
  readonly ports: Reach
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

/**
 * A command writes with the transaction it is given and has no other way to the data. Counting takes a connection of its
 * own, so a command is `limitedBy` its flow before it begins.
 */
export type CommandPorts = Omit<Ports, 'db' | 'limits' | 'moneyTime'>

export type CommandCall<Row extends Endpoint = Endpoint> = Call<Row, CommandPorts>

export interface SessionChange {
  begin(issued: IssuedSession): void
  /** Lets the browser be known again after it signed out. */
  mark(deviceMark: string): void
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

/** A file in a form, and how many the form had. */
export interface SentFile {
  readonly bytes: Buffer
  readonly count: number
}

/** One request on its way through the checks: known row, but nothing decoded yet. */
export interface Incoming {
  readonly row: Endpoint
  readonly input: unknown
  readonly actor: Member | null
  /** Tells visitors apart; null for members and for whoever shows nothing to be known by. */
  readonly visitorId: string | null
  /** Null when the client sent none. */
  readonly requestId: string | null
  readonly agentId: string
  readonly platform: string
  readonly host?: HostName | null
  readonly ip: string
  readonly userAgent: string
  readonly deviceId: string | null
  readonly deviceMark: string | null
  readonly signKey: string | null
  readonly file: SentFile | null
  readonly origin: string
  readonly ports: Ports
  readonly session: SessionChange
}
