import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Hub, Viewer } from './hub.ts'
import type { IpSlots } from './ip-slots.ts'
import type { Listener, Outlet } from './listener.ts'

const PATH = '/live'
const MAX_PAYLOAD = 8 * 1024
const HEARTBEAT_MS = 30_000
const GOING_AWAY = 1001

export interface WsOptions {
  readonly hub: Hub
  readonly slots: IpSlots
  readonly ipOf: (request: IncomingMessage) => string
  /** False when a page of somebody else's opens the socket. */
  readonly originFits: (request: IncomingMessage) => boolean
  readonly viewerOf: (request: IncomingMessage) => Promise<Viewer>
}

/** The live socket. Compression stays off: it costs ten times the CPU and 20 times the memory. */
export function addWebSocket(app: FastifyInstance, options: WsOptions): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
  })
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const turnAway = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
    if (new URL(request.url ?? '', 'http://own').pathname !== PATH) return turnAway('404 Not Found')
    if (!options.originFits(request)) return turnAway('403 Forbidden')
    const release = options.slots.take(options.ipOf(request))
    if (!release) return turnAway('429 Too Many Requests')
    socket.once('close', release)
    options.viewerOf(request).then(
      (viewer) =>
        server.handleUpgrade(request, socket, head, (ws) => serve(options.hub, viewer, ws)),
      () => turnAway('500 Internal Server Error'),
    )
  })
}

function serve(hub: Hub, viewer: Viewer, ws: WebSocket): void {
  const listener = hub.attach(viewer, outletOf(ws))
  let answered = true
  const heartbeat = setInterval(() => {
    if (!answered) return ws.terminate()
    answered = false
    ws.ping()
  }, HEARTBEAT_MS)
  ws.on('pong', () => {
    answered = true
  })
  ws.on('message', (data) => obey(listener, String(data)))
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    clearInterval(heartbeat)
    listener.leave()
  })
}

function obey(listener: Listener, text: string): void {
  const request = parsed(text)
  if (request?.['op'] === 'sub' && isRecord(request['topics']))
    listener.subscribe(request['topics'])
  if (request?.['op'] === 'unsub' && Array.isArray(request['topics']))
    listener.unsubscribe(request['topics'])
}

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

// Ready-made frames go straight to the socket below; the library has no public way to send them.
function outletOf(ws: WebSocket): Outlet {
  const socket = (ws as unknown as { _socket: Socket })._socket
  return {
    write: (frame) => void (ws.readyState === ws.OPEN && socket.write(frame.ws)),
    buffered: () => socket.writableLength,
    onceDrained: (then) => void socket.once('drain', then),
    end: () => ws.close(GOING_AWAY),
  }
}
