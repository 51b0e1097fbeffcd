import { createHub, type Hub } from '#realtime/hub.ts'
import { frameOf } from '#realtime/frame.ts'
import type { Outlet } from '#realtime/listener.ts'
import { isTick, type Said } from './deliveries.ts'
import { REAL, type Held, type Merge, type Pieces } from './pieces.ts'
import { keep } from './records.ts'

/** Each replaces one piece by a slightly wrong one. */
export const PLANTED_BUGS: Readonly<Record<string, Pieces>> = {
  'a reader ignores versions': both((held, update) => ({ ...held, ...update })),
  'a cancellation is lost': {
    ...REAL,
    keep: (records, said) => keep(records, said.filter(isNoCancellation)),
  },
  'a repeated goal counts twice': {
    ...REAL,
    keep: (records, said) => keep(records, doubled(said)),
  },
  'a late list overwrites what was pushed': { ...REAL, takeList: (_merge, _held, row) => row },
  'after a restart the feed is read from now on': {
    ...REAL,
    goOnFrom: (_records, saidSoFar) => saidSoFar,
  },
  'a reader resumes one change too late': withHub((hub) => ({
    ...hub,
    attach: (viewer, outlet) => {
      const listener = hub.attach(viewer, outlet)
      const subscribe = listener.subscribe.bind(listener)
      listener.subscribe = (topics) =>
        subscribe(Object.fromEntries(Object.entries(topics).map(([at, c]) => [at, oneOn(c)])))
      return listener
    },
  })),
  'the phase that arrived last wins': {
    ...REAL,
    keep: (records, said) => keep(records, said.map(renumbered(() => records.known.size))),
  },
  'a correction is not counted': withHub((hub) => ({
    ...hub,
    publishHere: (name, delta) => hub.publishHere(name, uncorrected(delta)),
  })),
  'odds of another company are taken': both((held, update) => ({
    ...apply(held, { ...update, odds: null }),
    odds: update.odds ?? held.odds,
  })),
  'a snapshot is older than its number': withHub((hub) => ({
    ...hub,
    topic: (name, snapshot) => hub.topic(name, keptForever(snapshot)),
    family: (prefix, open) =>
      hub.family(prefix, (rest) => {
        const snapshot = open(rest)
        return snapshot && keptForever(snapshot)
      }),
  })),
  'a slow reader is forgotten': withHub((hub) => ({
    ...hub,
    attach: (viewer, outlet) => {
      const listener = hub.attach(viewer, neverDrained(outlet))
      const subscribe = listener.subscribe.bind(listener)
      // Unanswered, its knocks would bring it back by itself.
      const answer = frameOf('knock', 0, { t: 'knock', err: 'no_topic' })
      listener.subscribe = (topics) =>
        'knock' in topics ? outlet.write(answer) : subscribe(topics)
      return listener
    },
  })),
  'versions are the numbers of the feed': {
    ...REAL,
    keep: (records, said) => {
      const { plays, ticks } = keep(records, said)
      return { ticks, plays: plays.map(({ report }) => ({ report, version: report.seq })) }
    },
  },
}

function both(merge: Merge): Pieces {
  return { ...REAL, merge: { football: merge, basketball: merge } }
}

function withHub(spoil: (hub: Hub) => Hub): Pieces {
  return { ...REAL, hub: (epoch) => spoil(createHub(epoch)) }
}

const apply = (held: Held, update: Partial<Held>): Held =>
  'corners' in held.live ? REAL.merge.football(held, update) : REAL.merge.basketball(held, update)

const isNoCancellation = (said: Said) =>
  isTick(said) || (said.kind !== 'goalCancelled' && said.kind !== 'pointsCancelled')

const ANOTHER_NUMBER = 500

function doubled(said: readonly Said[]): Said[] {
  return said.flatMap((each): Said[] =>
    !isTick(each) && (each.kind === 'goal' || each.kind === 'points')
      ? [each, { ...each, seq: each.seq + ANOTHER_NUMBER }]
      : [each],
  )
}

const renumbered = (arrival: () => number) => (said: Said) =>
  !isTick(said) && said.kind === 'status'
    ? { ...said, seq: said.seq + ANOTHER_NUMBER * arrival() }
    : said

const oneOn = (cursor: unknown) => String(cursor).replace(/\d+$/, (seq) => String(Number(seq) + 1))

function keptForever(snapshot: () => unknown): () => unknown {
  let first: unknown
  return () => (first ??= snapshot())
}

const neverDrained = (outlet: Outlet): Outlet => ({ ...outlet, onceDrained: () => {} })

/** The wire form of a change with its count of corrections struck out. */
const uncorrected = (delta: unknown): unknown =>
  JSON.parse(JSON.stringify(delta), (key, value: unknown) => (key === 'correctNum' ? 0 : value))
