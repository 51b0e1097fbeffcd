import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type ServerOptions } from 'ws'
import type { Hub } from './hub.ts'
import type { Viewer } from './viewer.ts'
import type { LiveShares } from './live-shares.ts'
import { serveSocket } from './serve-socket.ts'

const PATH = '/live'
const MAX_PAYLOAD = 8 * 1024
/** A message of 8 KB needs no more; thousands of empty ones would only cost time. */
const MAX_FRAGMENTS = 32
/** Who does not answer our farewell is not waited for. */
const FAREWELL_MS = 1000

// The types of the library do not know `closeTimeout` yet.
const OPTIONS: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: MAX_PAYLOAD,
  maxFragments: MAX_FRAGMENTS,
  perMessageDeflate: false,
  autoPong: false,
  closeTimeout: FAREWELL_MS,
}

export interface WsOptions {
  readonly hub: Hub
  readonly shares: LiveShares
  /** What its limits are counted by. */
  readonly addressOf: (request: IncomingMessage) => string
  /** False when this address asks too often. */
  readonly mayAsk: (address: string) => boolean
  /** False when a page of somebody else's opens the socket. */
  readonly originFits: (request: IncomingMessage) => boolean
  readonly viewerOf: (request: IncomingMessage) => Promise<Viewer>
  /** Header lines of an answer that is not a socket. */
  readonly refusalHeaders: (request: IncomingMessage) => Readonly<Record<string, string>>
  readonly isOpen: () => boolean
  readonly note: (kind: 'upgrade' | 'socket' | 'greedy_socket', error?: unknown) => void
}

type Refusal =
  | '400 Bad Request'
  | '403 Forbidden'
  | '404 Not Found'
  | '429 Too Many Requests'
  | '503 Service Unavailable'
type Fault = '500 Internal Server Error'

/**
 * The live socket. Compression stays off: it costs ten times the CPU and 20 times the memory. Pings are answered by
 * ourselves, because the library answers however much its client has left unread.
 */
export function addWebSocket(app: FastifyInstance, options: WsOptions): void {
  const server = new WebSocketServer(OPTIONS)
  server.on('wsClientError', (_error, socket, request) =>
    turnAway(socket, '400 Bad Request', options.refusalHeaders(request)),
  )
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener, a client that resets its connection would end the process.
    socket.on('error', () => socket.destroy())
    const refuse = (status: Refusal | Fault) =>
      turnAway(socket, status, options.refusalHeaders(request))
    admit(server, options, { request, socket, head, refuse }).catch((error: unknown) => {
      options.note('upgrade', error)
      if (!socket.destroyed) refuse('500 Internal Server Error')
    })
  })
}

interface Knock {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  readonly refuse: (status: Refusal) => void
}

async function admit(
  server: WebSocketServer,
  options: WsOptions,
  { request, socket, head, refuse }: Knock,
): Promise<void> {
  const address = options.addressOf(request)
  if (!options.mayAsk(address)) return refuse('429 Too Many Requests')
  if (request.url?.split('?')[0] !== PATH) return refuse('404 Not Found')
  if (!options.originFits(request)) return refuse('403 Forbidden')
  const place = options.shares.enter(address)
  if (!place) return refuse('429 Too Many Requests')
  // It may have gone before it was here: then nobody would tell that it left.
  if (socket.destroyed) return place.leave()
  socket.once('close', () => place.leave())
  const viewer = await options.viewerOf(request)
  // Over a connection that a proxy keeps somebody may come while we go away: they are at home elsewhere.
  if (!options.isOpen()) return refuse('503 Service Unavailable')
  if (!place.belongTo(viewer.memberId)) return refuse('429 Too Many Requests')
  const { hub, note } = options
  server.handleUpgrade(request, socket, head, (ws) => serveSocket(ws, { hub, viewer, place, note }))
}

function turnAway(
  socket: Duplex,
  status: Refusal | Fault,
  headers: Readonly<Record<string, string>>,
): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // An upgraded connection has no timeouts any more: it is closed as soon as the answer is out.
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
  )
}
