import type { Ports } from '#kit/ports.ts'
import { enqueue, job, type Runnable } from './jobs.ts'
import { claimMessage, dueMessages, markFailed, markSent } from './outbox.repo.ts'
import { Hopeless, sendMessage, type Sender } from './outbox.ts'

// Longer than any sender may take: a message whose process died is tried again after this.
const LEASE_MS = 60_000
const AT_ONCE = 100

type Senders = ReadonlyMap<string, Sender>

/** The jobs behind the outbox: one wakes for each message, one looks every minute for what was left behind. */
export function outboxJobs(senders: readonly Sender[]): readonly Runnable[] {
  const byKind: Senders = new Map(senders.map((sender) => [sender.kind, sender]))
  const wake = job({ ...sendMessage, run: (ports, { id }) => attempt(ports, byKind, id) })
  const sweep = job({
    name: 'send-left-behind',
    cron: '* * * * *',
    run: async (ports) => {
      for (const { id } of await dueMessages(ports.db.read, ports.clock.nowMs(), AT_ONCE))
        await attempt(ports, byKind, id)
    },
  })
  return [wake, sweep]
}

/** One try. What goes wrong is noted at the message and never stops the next one. */
async function attempt(ports: Ports, senders: Senders, id: string): Promise<void> {
  const { db, clock, log } = ports
  const lease = { nowMs: clock.nowMs(), leaseMs: LEASE_MS }
  const message = await db.transaction((tx) => claimMessage(tx, id, lease))
  if (!message) return
  const sender = senders.get(message.kind)
  try {
    if (!sender) throw new Hopeless(`nobody sends ${message.kind}`)
    await sender.deliver(ports, message.payload, id)
  } catch (error) {
    log.warn({ err: error, kind: message.kind, outNumber: id }, 'a message was not taken')
    await putOff(ports, id, error, sender?.retryMs[message.tries - 1])
    return
  }
  await db.transaction((tx) => markSent(tx, id, clock.nowMs()))
}

async function putOff(ports: Ports, id: string, error: unknown, delayMs: number | undefined) {
  const isOver = delayMs === undefined || error instanceof Hopeless
  const reason = error instanceof Error ? error.message : String(error)
  await ports.db.transaction(async (tx) => {
    const nextAtMs = isOver ? null : ports.clock.nowMs() + delayMs
    await markFailed(tx, id, { reason, nextAtMs })
    if (!isOver) await enqueue(tx, sendMessage, { id }, { key: id, delayMs })
  })
}
