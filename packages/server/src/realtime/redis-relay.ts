import { redisLine } from './redis-line.ts'
import { Ears, type Relay } from './relay.ts'

const CHANNEL = 'linmen'

/** Processes talk through Redis: one connection to listen, one to speak. */
export async function redisRelay(
  address: string,
  self: string,
  report: (error: unknown) => void,
): Promise<Relay> {
  const ears = new Ears(self)
  const url = new URL(address)
  let listened = false
  let listening = () => {}
  const ready = new Promise<void>((resolve) => {
    listening = resolve
  })
  const ear = redisLine(url, {
    opened: (line) => line.write('SUBSCRIBE', CHANNEL),
    lost: report,
    hear: (reply) => {
      if (reply instanceof Error) return report(reply)
      if (!Array.isArray(reply)) return
      const [kind, , text] = reply
      if (kind === 'message' && typeof text === 'string') ears.hear(text)
      if (kind !== 'subscribe') return
      if (listened) ears.gap()
      listened = true
      listening()
    },
  })
  const mouth = redisLine(url, {
    opened: () => {},
    lost: report,
    hear: (reply) => {
      if (reply instanceof Error) report(reply)
    },
  })
  await ready
  return {
    on: (channel, hear) => ears.on(channel, hear),
    onGap: (then) => ears.onGap(then),
    send: (channel, message) => mouth.write('PUBLISH', CHANNEL, ears.envelope(channel, message)),
    close: async () => {
      ear.close()
      mouth.close()
    },
  }
}
