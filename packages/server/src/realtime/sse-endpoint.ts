import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#kit/refused.ts'
import type { Frame } from './frame.ts'
import type { Hub } from './hub.ts'
import type { Viewer } from './viewer.ts'
import type { Outlet } from './listener.ts'
import type { LivePlace, LiveShares } from './live-shares.ts'

const HEARTBEAT_MS = 25_000
const RETRY_AFTER_MS = 10_000

export interface SseOptions {
  readonly hub: Hub
  readonly shares: LiveShares
  readonly addressOf: (request: IncomingMessage) => string
  readonly viewerOf: (request: IncomingMessage) => Promise<Viewer>
}

/** The same stream over plain HTTP, for networks that do not let a WebSocket through. */
export function addSse(app: FastifyInstance, options: SseOptions): void {
  app.get('/live/sse', async (request, reply) => {
    const response = reply.raw
    if (response.destroyed) return reply.hijack()
    const place = options.shares.enter(options.addressOf(request.raw))
    if (!place) return refuse('too_many_requests', { retryAfterMs: RETRY_AFTER_MS })
    response.once('close', () => place.leave())
    const viewer = await options.viewerOf(request.raw)
    // Gone while we looked who it is: everything is given back, and nobody is left to answer.
    if (response.destroyed) return reply.hijack()
    const topics = wantedTopics(request)
    const names = Object.keys(topics).length
    const mayListen = place.belongTo(viewer.memberId) && place.hear(names, request.url.length)
    if (!mayListen) {
      place.leave()
      return refuse('too_many_requests', { retryAfterMs: RETRY_AFTER_MS })
    }
    reply.hijack()
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    serve(response, topics, { hub: options.hub, viewer, place })
  })
}

interface Served {
  readonly hub: Hub
  readonly viewer: Viewer
  readonly place: LivePlace
}

function serve(
  response: ServerResponse,
  topics: Readonly<Record<string, string>>,
  { hub, viewer, place }: Served,
): void {
  const listener = hub.attach(viewer, outletOf(response), place)
  // Who has not read what was sent needs no sign of life.
  const heartbeat = setInterval(() => {
    if (response.writableLength === 0) response.write(': \n\n')
  }, HEARTBEAT_MS)
  response.on('close', () => {
    clearInterval(heartbeat)
    listener.leave()
  })
  response.on('error', () => response.destroy())
  listener.subscribe(topics)
}

// The event id holds the place reached in every topic, so the browser's own Last-Event-ID resumes
// all of them: `epoch:seq` of each, as `topic=epoch:seq` joined by bars.
function outletOf(response: ServerResponse): Outlet {
  const reached = new Map<string, string>()
  const note = ({ topic, text }: Frame) => {
    const { e, s } = JSON.parse(text) as { e?: string; s?: number }
    if (e !== undefined) reached.set(topic, `${e}:${s}`)
    return [...reached].map(([name, cursor]) => `${name}=${cursor}`).join('|')
  }
  return {
    write: (frame) => {
      for (const part of frame.parts ?? [frame])
        response.write(`id: ${note(part)}\ndata: ${part.text}\n\n`)
    },
    buffered: () => response.writableLength,
    onceDrained: (then) => void response.once('drain', then),
    end: () => response.end(),
  }
}

function wantedTopics(request: FastifyRequest): Record<string, string> {
  const { topics } = request.query as { topics?: unknown }
  const lastId = String(request.headers['last-event-id'] ?? '')
  const cursors = new Map(lastId.split('|').map((part) => part.split('=') as [string, string]))
  const names = typeof topics === 'string' ? topics.split(',') : []
  return Object.fromEntries(names.map((name) => [name, cursors.get(name) ?? '']))
}
