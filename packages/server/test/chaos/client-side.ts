import type { Topic } from '@linmen/contract'
import { basketballLiveTopic } from '@linmen/contract/match/basketball.topics.ts'
import { matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import {
  oneMatch,
  type OneMatchDelta,
  type OneMatchSnapshot,
} from '@linmen/contract/match/one-match.topics.ts'
import { LiveClient } from '@linmen/web/src/kit/live/live-client.ts'
import { createStore } from '@linmen/web/src/kit/store.ts'
import { Timers } from '@linmen/web/test/timers.ts'
import { OWN_COMPANY } from './deliveries.ts'
import { Pages } from './pages.ts'
import type { Pieces } from './pieces.ts'
import { MATCH_IDS, type ServerSide } from './server-side.ts'
import { Wire } from './wire.ts'

/** A phone with the list and both matches open, on the page kit's own live client. */
export class ClientSide {
  readonly timers: Timers
  readonly pages: Pages
  readonly client: LiveClient
  wire: Wire | null = null

  constructor(pieces: Pieces, server: () => ServerSide, timers: Timers) {
    this.timers = timers
    this.pages = new Pages(pieces)
    const connect: ConstructorParameters<typeof LiveClient>[0]['socket'] = (subscribers) => {
      const wire = new Wire(server().hub, subscribers)
      this.wire = wire
      this.timers.later(() => wire.isOpen && subscribers.opened(), 5)
      return wire.connection
    }
    this.client = new LiveClient({
      clock: timers,
      random: { unit: () => 0.3 },
      health: createStore({ status: 'offline', lastAtMs: 0 }),
      socket: connect,
      stream: connect,
      later: timers.later,
    })
    this.#followLists([footballLive, basketballLiveTopic])
    for (const id of MATCH_IDS) this.#followMatch(id)
  }

  #followLists(topics: readonly Topic[]): void {
    for (const topic of topics)
      this.client.subscribe(topic, {
        snapshot: ({ matches }) => {
          for (const { matchId, live } of matches) this.pages.list.take(matchId, { live })
        },
        delta: (delta) => {
          if (delta.kind === 'change' && delta.live)
            this.pages.list.take(delta.matchId, { live: delta.live })
        },
      })
  }

  #followMatch(id: string): void {
    const { match } = this.pages
    const topic: Topic<OneMatchSnapshot, OneMatchDelta> = { ...oneMatch, name: matchTopic(id) }
    const take = ({ football, basketball }: Partial<OneMatchSnapshot>) => {
      const live = football ?? basketball
      if (live) match.take(id, { live })
    }
    this.client.subscribe(topic, {
      snapshot: (told) => {
        take(told)
        const odds = told.companies.find(({ company }) => company === OWN_COMPANY)
        if (odds) match.take(id, { odds })
      },
      delta: (told) => {
        if (told.kind === 'live') take(told)
        // A page shows one company. Once it holds its odds, the merge tells the others' apart.
        if (told.kind !== 'odds') return
        for (const odds of told.companies)
          if (odds.company === OWN_COMPANY || match.at(id).odds) match.take(id, { odds })
      },
    })
  }
}
