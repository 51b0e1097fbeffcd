import { Subscribers, type Relay, type RelayNames } from '#realtime/relay.ts'

/** A process among those of the tests. What it cannot take in fails the test. */
export const relayNames = (self: string): RelayNames => ({
  self,
  installation: 'test',
  stray: (error) => {
    throw error
  },
})

/** Two processes that hear each other at once. */
export function relayPair(): [Relay, Relay] {
  const subscribers = [new Subscribers(relayNames('a')), new Subscribers(relayNames('b'))] as const
  const relay = (own: Subscribers): Relay => ({
    on: (channel, hear) => own.on(channel, hear),
    onGap: (then) => own.onGap(then),
    send: (channel, message) => {
      for (const each of subscribers) each.hear(own.envelope(channel, message))
    },
    close: async () => {},
  })
  return [relay(subscribers[0]), relay(subscribers[1])]
}
