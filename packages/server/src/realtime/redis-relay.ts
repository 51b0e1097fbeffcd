import { openRedis } from '#kit/redis.ts'
import { Subscribers, type Relay, type RelayNames } from './relay.ts'

/** Processes talk through Redis: one connection to listen, one to speak. */
export async function redisRelay(
  address: string,
  names: RelayNames,
  report: (error: unknown) => void,
): Promise<Relay> {
  const subscribers = new Subscribers(names)
  const ear = await openRedis(address, { report })
  const mouth = await openRedis(address, { report })
  await ear.subscribe(subscribers.line, (text) => subscribers.hear(text))
  // After every later connection the client has subscribed again by itself: what was said meanwhile is lost.
  ear.on('ready', () => subscribers.gap())
  return {
    on: (channel, hear) => subscribers.on(channel, hear),
    onGap: (then) => subscribers.onGap(then),
    send: (channel, message) =>
      void mouth.publish(subscribers.line, subscribers.envelope(channel, message)).catch(report),
    close: async () => {
      ear.destroy()
      mouth.destroy()
    },
  }
}
