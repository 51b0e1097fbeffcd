import type { Pool, PoolClient } from 'pg'
import { Assembly, partsOf } from './notify-parts.ts'
import { Ears, type Relay } from './relay.ts'

const CHANNEL = 'linmen'
const AGAIN_MS = 500

/** Processes talk through the database they share. */
export async function notifyRelay(
  pool: Pool,
  self: string,
  report: (error: unknown) => void,
): Promise<Relay> {
  const ears = new Ears(self)
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
      if (text !== null) ears.hear(text)
    })
    line = client
    await client.query(`listen ${CHANNEL}`)
  }
  const again = async (): Promise<void> => {
    while (!closed && line === null) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      assembly.forget()
      if (!closed) await listen().then(() => ears.gap(), report)
    }
  }
  await listen()
  return {
    on: (channel, hear) => ears.on(channel, hear),
    onGap: (then) => ears.onGap(then),
    send: (channel, message) => {
      const parts = partsOf(`${self}-${(sent += 1)}`, ears.envelope(channel, message))
      sending = sending
        .then(() =>
          pool.query('select pg_notify($1, part) from unnest($2::text[]) part', [CHANNEL, parts]),
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
