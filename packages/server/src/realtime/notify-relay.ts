import type { Pool, PoolClient } from 'pg'
import { Assembly, partsOf } from './notify-parts.ts'
import { Subscribers, type Relay, type RelayNames } from './relay.ts'

const AGAIN_MS = 500

/** Processes talk through the database they share. */
export async function notifyRelay(
  pool: Pool,
  names: RelayNames,
  report: (error: unknown) => void,
): Promise<Relay> {
  const subscribers = new Subscribers(names)
  const assembly = new Assembly()
  let sent = 0
  let closed = false
  let line: PoolClient | null = null
  // One after another: pieces of two messages must not mix, and order is the order of sending.
  let sending: Promise<unknown> = Promise.resolve()

  const listen = async (): Promise<void> => {
    const client = await pool.connect()
    const lost = () => {
      if (line !== client) return
      line = null
      client.release(true)
      void again()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload = '' }) => {
      const text = assembly.add(payload)
      if (text !== null) subscribers.hear(text)
    })
    line = client
    await client.query(`listen "${subscribers.line}"`)
  }
  const again = async (): Promise<void> => {
    while (!closed && line === null) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      assembly.forget()
      if (!closed) await listen().then(() => subscribers.gap(), report)
    }
  }
  await listen()
  return {
    on: (channel, hear) => subscribers.on(channel, hear),
    onGap: (then) => subscribers.onGap(then),
    send: (channel, message) => {
      const parts = partsOf(`${names.self}-${(sent += 1)}`, subscribers.envelope(channel, message))
      sending = sending
        .then(() =>
          pool.query('select pg_notify($1, part) from unnest($2::text[]) part', [
            subscribers.line,
            parts,
          ]),
        )
        .catch(report)
    },
    close: async () => {
      closed = true
      await sending
      const client = line
      line = null
      client?.release(true)
    },
  }
}
