import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { Held, Pieces } from './pieces.ts'
import { MATCH_IDS, SPORTS } from './server-side.ts'

/** What is on screen: the list, which also takes lists asked for by HTTP, and the page of each match. */
export class Pages {
  readonly list: Page
  readonly match: Page

  constructor(pieces: Pieces) {
    this.list = new Page(pieces)
    this.match = new Page(pieces)
  }
}

export class Page {
  readonly #pieces: Pieces
  readonly #held = new Map<string, Held>(
    MATCH_IDS.map((id) => {
      const live = SPORTS[id] === 'football' ? NOTHING_YET : NOTHING_YET_IN_BASKETBALL
      return [id, { live, odds: null }]
    }),
  )

  constructor(pieces: Pieces) {
    this.#pieces = pieces
  }

  at(id: string): Held {
    return this.#held.get(id)!
  }

  take(id: string, update: Partial<Held>): void {
    this.#show(id, this.#merge(id)(this.at(id), update))
  }

  takeList(id: string, row: Held): void {
    this.#show(id, this.#pieces.takeList(this.#merge(id), this.at(id), row))
  }

  #merge(id: string) {
    return this.#pieces.merge[SPORTS[id as keyof typeof SPORTS]]
  }

  #show(id: string, next: Held): void {
    const before = this.at(id)
    if (next.live.version < before.live.version)
      throw new Error(`match ${id} went back from ${before.live.version} to ${next.live.version}`)
    if (fell(before, next) && next.live.corrections <= before.live.corrections)
      throw new Error(`the score of match ${id} fell without a correction`)
    this.#held.set(id, next)
  }
}

const fell = (before: Held, next: Held) => {
  const [was, is] = [scoreOf(before.live), scoreOf(next.live)]
  return is.home < was.home || is.away < was.away
}

type Figures = { home: number; away: number }

/** The shown score of either sport. */
export function scoreOf(live: object): Figures {
  const { score } = live as { score: Figures | { full: Figures; extra?: Figures } }
  return 'full' in score ? (score.extra ?? score.full) : score
}
