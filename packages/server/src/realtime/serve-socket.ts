import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Hub } from './hub.ts'
import type { Viewer } from './viewer.ts'
import type { Listener, Outlet } from './listener.ts'
import type { LivePlace } from './live-shares.ts'

const HEARTBEAT_MS = 30_000
/** Who has this much unread knows that we are here, and gets no answer to its pings. */
const PONG_UNREAD = 16 * 1024
const GOING_AWAY = 1001
const TOO_MUCH = 1008

export interface Served {
  readonly hub: Hub
  readonly viewer: Viewer
  readonly place: LivePlace
  readonly note: (kind: 'socket' | 'greedy_socket', error?: unknown) => void
}

/** Connects one open socket to the hub. Nothing it says or does reaches beyond it. */
export function serveSocket(ws: WebSocket, { hub, viewer, place, note }: Served): void {
  // Ready-made frames go straight to the socket below; the library has no public way to send them.
  const socket = (ws as unknown as { _socket: Socket })._socket
  const listener = hub.attach(viewer, outletOf(ws, socket), place)
  let answered = true
  const heartbeat = setInterval(() => {
    if (!answered) return ws.terminate()
    answered = false
    ws.ping()
  }, HEARTBEAT_MS)
  const hear = (messages: number, bytes: number) => {
    if (ws.readyState !== ws.OPEN) return false
    if (place.hear(messages, bytes)) return true
    note('greedy_socket')
    ws.close(TOO_MUCH)
    return false
  }
  // Bytes are counted as they come in: a message in a thousand pieces is none yet.
  socket.on('data', (piece: Buffer) => void hear(0, piece.length))
  ws.on('pong', () => {
    answered = true
  })
  ws.on('ping', (data) => {
    if (hear(1, 0) && socket.writableLength < PONG_UNREAD) ws.pong(data)
  })
  ws.on('message', (data) => {
    if (!hear(1, 0)) return
    try {
      const request = parsed(String(data))
      // Every topic is a question of its own, however many come in one message.
      if (request && hear(topicsIn(request).length, 0)) obey(listener, request)
    } catch (error) {
      note('socket', error)
      ws.terminate()
    }
  })
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    clearInterval(heartbeat)
    listener.leave()
  })
}

function obey(listener: Listener, { op, topics }: Record<string, unknown>): void {
  if (op === 'sub' && isRecord(topics)) listener.subscribe(topics)
  if (op === 'unsub' && Array.isArray(topics)) listener.unsubscribe(topics)
}

const topicsIn = ({ topics }: Record<string, unknown>): readonly unknown[] =>
  Array.isArray(topics) ? topics : isRecord(topics) ? Object.keys(topics) : []

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const outletOf = (ws: WebSocket, socket: Socket): Outlet => ({
  write: (frame) => void (ws.readyState === ws.OPEN && socket.write(frame.ws)),
  buffered: () => socket.writableLength,
  onceDrained: (then) => void socket.once('drain', then),
  end: () => ws.close(GOING_AWAY),
})
