import { EventEmitter, once } from 'node:events'
import { WebSocket } from 'ws'
import { footballLive, type FootballLiveDelta } from '@linmen/contract/match/match.topics.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import {
  applyMatchChange,
  type MatchState,
  type MatchUpdate,
} from '@linmen/domain/match/match-merge.ts'

/** A small client of the live topic: it merges what it hears exactly as the pages do. */
export async function listenToMatches(base: string) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/live`)
  const news = new EventEmitter()
  const deltas: FootballLiveDelta[] = []
  const states = new Map<string, MatchState>()
  const merge = (id: string, update: MatchUpdate) => {
    const held = states.get(id) ?? { live: NOTHING_YET, odds: null }
    states.set(id, applyMatchChange(held, update))
  }
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as { snap?: unknown; d?: unknown }
    if (frame.snap) {
      const { matches } = footballLive.snapshot.decode(frame.snap)
      for (const { matchId, live } of matches) merge(matchId, { live })
    } else {
      const delta = footballLive.delta.decode(frame.d)
      deltas.push(delta)
      if (delta.kind === 'change') merge(delta.matchId, delta)
    }
    news.emit('heard')
  })
  socket.on('open', () => socket.send(JSON.stringify({ op: 'sub', topics: { 'ft.live': '' } })))
  await once(news, 'heard')

  const isPulse = (delta: FootballLiveDelta) => delta.kind === 'pulse'
  return {
    close: () => socket.close(),
    causes: (id: string) =>
      deltas.flatMap((delta) =>
        delta.kind === 'change' && delta.matchId === id ? delta.cause : [],
      ),
    /** What it holds of a match once it has heard everything the given row knows. */
    until: async (id: string, { live, odds }: MatchState) => {
      const isBehind = (held = states.get(id)) =>
        !held ||
        held.live.version < live.version ||
        (held.odds?.version ?? 0) < (odds?.version ?? 0)
      while (isBehind()) await once(news, 'heard')
      return states.get(id)
    },
    /** Waits for whatever comes next. */
    next: () => once(news, 'heard'),
    /** The moment in the newest pulse, waiting for one. */
    pulse: async () => {
      while (!deltas.some(isPulse)) await once(news, 'heard')
      const moments = deltas.splice(0).filter(isPulse)
      return moments.at(-1)!.asOfMs
    },
  }
}
