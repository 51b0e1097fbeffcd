import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#kit/refused.ts'
import type { Frame } from './frame.ts'
import type { Hub, Viewer } from './hub.ts'
import type { IpSlots } from './ip-slots.ts'
import type { Outlet } from './listener.ts'

const HEARTBEAT_MS = 25_000
const RETRY_AFTER_MS = 10_000

export interface SseOptions {
  readonly hub: Hub
  readonly slots: IpSlots
  readonly viewerOf: (request: FastifyRequest) => Promise<Viewer>
}

/** The same stream over plain HTTP, for networks that do not let a WebSocket through. */
export function addSse(app: FastifyInstance, { hub, slots, viewerOf }: SseOptions): void {
  app.get('/live/sse', async (request, reply) => {
    const viewer = await viewerOf(request)
    const release = slots.take(request.ip)
    if (!release) return refuse('too_many_requests', { retryAfterMs: RETRY_AFTER_MS })
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    const listener = hub.attach(viewer, outletOf(response))
    const heartbeat = setInterval(() => response.write(': \n\n'), HEARTBEAT_MS)
    response.on('close', () => {
      clearInterval(heartbeat)
      listener.leave()
      release()
    })
    listener.subscribe(wantedTopics(request))
  })
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
    write: (frame) => void response.write(`id: ${note(frame)}\ndata: ${frame.text}\n\n`),
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
