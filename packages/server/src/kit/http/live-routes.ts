import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '#realtime/viewer.ts'
import { liveShares } from '#realtime/live-shares.ts'
import { addSse } from '#realtime/sse-endpoint.ts'
import { addWebSocket } from '#realtime/ws-endpoint.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import { ownOrigins } from './checks.ts'
import type { Edge } from './edge.ts'

/** Both ways to the live hub, with one count of connections for each address and member. */
export function addLive(app: FastifyInstance, edge: Edge): void {
  const { hub, settings, clock, mishaps } = edge.ports
  const shares = liveShares(clock, settings.limits.live)
  const viewerOf = async (request: IncomingMessage): Promise<Viewer> => {
    const { https } = edge.callerOf(request)
    const { session } = await readCredentials(request.headers, https, edge.ports)
    return { memberId: session?.member.id ?? null, sessionId: session?.publicId ?? null }
  }
  const addressOf = (request: IncomingMessage) => edge.callerOf(request).key
  addWebSocket(app, {
    hub,
    shares,
    addressOf,
    mayAsk: (address) => edge.perIp.take(address) === 0,
    // Only browsers send an origin, and only a browser can be led here by somebody else's page.
    originFits: (request) =>
      request.headers.origin === undefined || ownOrigins(edge, request).has(request.headers.origin),
    viewerOf,
    isOpen: () => app.server.listening,
    refusalHeaders: (request) => edge.headersFor(PATH, edge.callerOf(request).https),
    note: (kind, error) => mishaps.note(kind, error),
  })
  addSse(app, { hub, shares, addressOf, viewerOf })
}

const PATH = '/live'
