import type { IncomingHttpHeaders } from 'node:http'
import type { Tx } from '#db/port.ts'
import { finishNotice, keepNotice, noteFailure } from './channel-notice.repo.ts'
import type { CommandCall } from '#kit/call.ts'
import { afterCommit } from '#kit/call-of.ts'
import type { Ports } from '#kit/ports.ts'

/** A request as a provider sent it: the signature is over these bytes. */
export interface RawNotice {
  readonly raw: Buffer
  readonly headers: IncomingHttpHeaders
  /** The query as it was sent, without the question mark. */
  readonly query: string
}

/** A notice whose signature is right. */
export interface ReadNotice<Content> {
  /** The provider's own number: the same notice comes again under it. */
  readonly number: string
  readonly content: Content
}

/** The exact bytes the provider waits for. */
export interface ChannelAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Taken, now or before; to be sent again; not from the provider at all. */
export type NoticeOutcome = 'taken' | 'again' | 'forged'

/** A door for one provider, as the server sees it. */
export interface ChannelRoute {
  readonly channel: string
  readonly path: string
  readonly answers: Readonly<Record<NoticeOutcome, ChannelAnswer>>
  readonly receive: (ports: Ports, notice: RawNotice) => Promise<NoticeOutcome>
}

type TakeCall = Pick<CommandCall, 'nowMs' | 'ports' | 'after'>

interface ChannelRow<Content> extends Pick<ChannelRoute, 'channel' | 'path' | 'answers'> {
  /** Checks signature, time and recipient over the raw bytes; null when any of them is wrong. */
  readonly verify: (ports: Ports, notice: RawNotice) => Promise<ReadNotice<Content> | null>
  /** What the notice changes, once. Throwing undoes it, and the provider sends it again. */
  readonly take: (tx: Tx, content: Content, call: TakeCall) => Promise<void>
}

/**
 * Binds a door for a provider. There is no member and no request id: the signature says who speaks, and the provider's
 * number makes it once. The bytes are kept before anything is done with them, and the answer goes out after the commit.
 */
export function channelRoute<Content>(row: ChannelRow<Content>): ChannelRoute {
  const { channel, path, answers, verify, take } = row
  const receive = async (ports: Ports, notice: RawNotice): Promise<NoticeOutcome> => {
    const read = await verify(ports, notice)
    if (!read) return 'forged'
    const { db, log } = ports
    const key = { channel, number: read.number }
    await db.transaction((tx) => keepNotice(tx, key, notice.raw, ports.clock.nowMs()))
    const later = afterCommit(ports, channel)
    try {
      await db.transaction(async (tx) => {
        const nowMs = await ports.moneyTime(tx)
        if (!(await finishNotice(tx, key, notice.raw, nowMs))) return
        await take(tx, read.content, { nowMs, ports, after: later.after })
      })
    } catch (error) {
      log.error({ err: error, ...key }, 'a notice was not taken')
      await db.transaction((tx) => noteFailure(tx, key, String(error)))
      return 'again'
    }
    later.settle()
    return 'taken'
  }
  return { channel, path, answers, receive }
}
