import type { Clock } from '#kit/environment.ts'
import type { LiveLimits, LiveShareLimits } from '#kit/settings.ts'

/** What one client of the live line holds and may still do. */
export interface LivePlace {
  /** Counts it to its member as well; false when that member has enough. */
  belongTo(memberId: string | null): boolean
  /** Takes one more topic and returns the function that gives it back; null when there is none left. */
  takeTopic(): (() => void) | null
  /** False when more was said than may be in a minute. */
  hear(messages: number, bytes: number): boolean
  leave(): void
}

export interface LiveShares {
  /** A place for one more client at this address; null when there is none. */
  enter(address: string): LivePlace | null
}

/** Divides the live line among sockets, addresses and members. */
export function liveShares(clock: Clock, limits: LiveLimits): LiveShares {
  const addresses = new Shares(clock, limits.address)
  const members = new Shares(clock, limits.member)
  return {
    enter: (address) => {
      const shared = addresses.of(address)
      if (!shared.hasPlace) return null
      return placeIn([new Share(clock, limits.socket), shared], members)
    },
  }
}

/** Without limits, for measuring what a process can bear. */
export const boundlessShares: LiveShares = {
  enter: () => ({
    belongTo: () => true,
    takeTopic: () => () => {},
    hear: () => true,
    leave: () => {},
  }),
}

function placeIn(shares: Share[], members: Shares): LivePlace {
  for (const share of shares) share.sockets += 1
  return {
    belongTo: (memberId) => {
      if (memberId === null) return true
      const own = members.of(memberId)
      if (!own.hasPlace) return false
      own.sockets += 1
      shares.push(own)
      return true
    },
    takeTopic: () => {
      if (!shares.every((share) => share.hasTopic)) return null
      // Whoever belongs to a member later has topics of before: they are given back where they were taken.
      const among = [...shares]
      for (const share of among) share.topics += 1
      return () => {
        for (const share of among.splice(0)) share.topics -= 1
      }
    },
    hear: (messages, bytes) => {
      const allowed = shares.map((share) => share.hear(messages, bytes))
      return allowed.every(Boolean)
    },
    leave: () => {
      for (const share of shares.splice(0)) share.sockets -= 1
    },
  }
}

const MINUTE_MS = 60_000

class Share {
  sockets = 0
  topics = 0
  readonly #clock: Clock
  readonly #most: LiveShareLimits
  #messages = 0
  #bytes = 0
  #endsAtMs = 0

  constructor(clock: Clock, most: LiveShareLimits) {
    this.#clock = clock
    this.#most = most
  }

  get hasPlace(): boolean {
    return this.sockets < this.#most.sockets
  }

  get hasTopic(): boolean {
    return this.topics < this.#most.topics
  }

  /** Nobody is here, and what was said does not count any more. */
  get isOver(): boolean {
    return this.sockets === 0 && this.#endsAtMs <= this.#clock.nowMs()
  }

  hear(messages: number, bytes: number): boolean {
    const nowMs = this.#clock.nowMs()
    if (this.#endsAtMs <= nowMs) {
      this.#endsAtMs = nowMs + MINUTE_MS
      this.#messages = 0
      this.#bytes = 0
    }
    this.#messages += messages
    this.#bytes += bytes
    return this.#messages <= this.#most.messages && this.#bytes <= this.#most.bytes
  }
}

const FIRST_SWEEP = 1000

class Shares {
  readonly #held = new Map<string, Share>()
  readonly #clock: Clock
  readonly #most: LiveShareLimits
  #sweepAt = FIRST_SWEEP

  constructor(clock: Clock, most: LiveShareLimits) {
    this.#clock = clock
    this.#most = most
  }

  of(key: string): Share {
    if (this.#held.size >= this.#sweepAt) this.#sweep()
    const share = this.#held.get(key) ?? new Share(this.#clock, this.#most)
    this.#held.set(key, share)
    return share
  }

  // When there are twice as many as after the last time: no timer, no slow leak.
  #sweep(): void {
    for (const [key, share] of this.#held) if (share.isOver) this.#held.delete(key)
    this.#sweepAt = Math.max(FIRST_SWEEP, this.#held.size * 2)
  }
}
