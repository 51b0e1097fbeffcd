import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Ports } from '#kit/ports.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import type { Edge } from './edge.ts'

export interface MediaAsk {
  readonly id: string
  /** The query as it was sent, without the question mark. */
  readonly query: string
  readonly range: string | undefined
  /** Who is signed in; empty for a visitor. */
  readonly readerId: string
}

export interface MediaAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Readable
}

/** Bytes that a page plays or shows, handed out under an address of their own. */
export interface MediaRoute {
  readonly path: `/${string}/:id`
  readonly open: (ports: Ports, ask: MediaAsk) => Promise<MediaAnswer>
}

export function addMedia(app: FastifyInstance, edge: Edge, routes: readonly MediaRoute[]): void {
  for (const { path, open } of routes)
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const { https } = edge.callerOf(request.raw)
      const { session } = await readCredentials(request.headers, https, edge.ports)
      const {
        status,
        headers = {},
        body,
      } = await open(edge.ports, {
        id: request.params.id,
        query: request.url.split('?')[1] ?? '',
        range: request.headers.range,
        readerId: session?.member.id ?? '',
      })
      return reply
        .code(status)
        .headers({ 'cache-control': 'private, no-store', ...headers })
        .send(body ?? '')
    })
}
