import { Ears, type Relay } from '#realtime/relay.ts'

/** Two processes that hear each other at once. */
export function relayPair(): [Relay, Relay] {
  const ears = [new Ears('a'), new Ears('b')] as const
  const relay = (own: Ears): Relay => ({
    on: (channel, hear) => own.on(channel, hear),
    onGap: (then) => own.onGap(then),
    send: (channel, message) => {
      for (const each of ears) each.hear(own.envelope(channel, message))
    },
    close: async () => {},
  })
  return [relay(ears[0]), relay(ears[1])]
}
