import { WebSocket } from 'ws'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { isPlayed, PLAYED } from './score-feed.ts'

const TOPIC = 'ft.live'
const AGAIN_MS = 200

/** So many pages that follow scores over TLS, and come back with their cursor when they are cut off. */
export function followers(count: number) {
  const told = { returned: 0, missing: 0, doubled: 0 }
  const open = new Set<WebSocket>()
  const held = Array.from({ length: count }, () => new Map<string, number>())
  let isRunning = false
  let address: { url: string; ca: Buffer } = { url: '', ca: Buffer.alloc(0) }

  const follow = (scores: Map<string, number>, cursor: Cursor) => {
    const socket = new WebSocket(address.url.replace('https', 'wss') + '/live', {
      ca: address.ca,
      headers: { origin: address.url },
    })
    const at = cursor
    socket.on('open', () => {
      open.add(socket)
      const from = at.epoch === '' ? '' : `${at.epoch}:${at.seq}`
      socket.send(JSON.stringify({ op: 'sub', topics: { [TOPIC]: from } }))
    })
    socket.on('message', (raw: Buffer) => {
      const frame = JSON.parse(raw.toString()) as Frame
      if (frame.t !== TOPIC) return
      if (frame.d !== undefined) countGaps(at, frame)
      Object.assign(at, { epoch: frame.e, seq: frame.s })
      hear(scores, frame)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      if (!isRunning) return
      told.returned += 1
      setTimeout(() => follow(scores, at), AGAIN_MS)
    })
  }
  const countGaps = (at: Cursor, { e, s }: Frame) => {
    if (e !== at.epoch || s > at.seq + 1) told.missing += 1
    else if (s <= at.seq) told.doubled += 1
  }
  return {
    told,
    start: (url: string, ca: Buffer) => {
      address = { url, ca }
      isRunning = true
      for (const scores of held) follow(scores, { epoch: '', seq: 0 })
    },
    /** A new certificate counts for whoever comes next. */
    trust: (ca: Buffer) => (address = { ...address, ca }),
    open: () => open.size,
    /** How many matches of how many followers do not show this score. */
    without: (score: number) =>
      held.reduce(
        (sum, scores) => sum + PLAYED - [...scores.values()].filter((s) => s === score).length,
        0,
      ),
    stop: () => {
      isRunning = false
      for (const socket of open) socket.terminate()
    },
  }
}

interface Cursor {
  epoch: string
  seq: number
}

interface Frame {
  readonly t: string
  readonly e: string
  readonly s: number
  readonly snap?: unknown
  readonly d?: unknown
}

function hear(scores: Map<string, number>, { snap, d }: Frame): void {
  const note = (id: string, live: Live | undefined) =>
    live && isPlayed(id) && scores.set(id, live.score.full.home)
  if (snap !== undefined)
    for (const { matchId, live } of footballLive.snapshot.decode(snap).matches) note(matchId, live)
  if (d === undefined) return
  const delta = footballLive.delta.decode(d)
  if (delta.kind === 'change') note(delta.matchId, delta.live)
}

interface Live {
  readonly score: { readonly full: { readonly home: number } }
}
