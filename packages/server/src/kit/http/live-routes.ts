import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '#realtime/hub.ts'
import { ipSlots } from '#realtime/ip-slots.ts'
import { addSse } from '#realtime/sse-endpoint.ts'
import { addWebSocket } from '#realtime/ws-endpoint.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import { isHttps } from './checks.ts'
import type { Edge } from './edge.ts'

/** Both ways to the live hub, with one count of connections for each address. */
export function addLive(app: FastifyInstance, { ports }: Edge): void {
  const { hub, settings } = ports
  const slots = ipSlots(settings.limits.socketsPerIp)
  const viewerOf = async (headers: IncomingMessage['headers'], https: boolean): Promise<Viewer> => {
    const { session } = await readCredentials(headers, https, ports)
    return { memberId: session?.member.id ?? null }
  }
  const facts = (request: IncomingMessage) => proxied(request, settings.trustProxy)
  addWebSocket(app, {
    hub,
    slots,
    ipOf: (request) => facts(request).ip,
    originFits: (request) => {
      const { origin, host } = request.headers
      // Only browsers send an origin, and only a browser can be led here by somebody else's page.
      if (origin === undefined) return true
      return origin === `${facts(request).protocol}://${host}` || settings.origins.includes(origin)
    },
    viewerOf: (request) => viewerOf(request.headers, facts(request).protocol === 'https'),
  })
  addSse(app, {
    hub,
    slots,
    viewerOf: (request) => viewerOf(request.headers, isHttps(request)),
  })
}

// An upgrade does not pass through the framework, so the proxy's headers are read here.
function proxied(request: IncomingMessage, trusted: boolean) {
  const forwarded = (name: string) => {
    const value = trusted ? request.headers[name] : undefined
    return typeof value === 'string' ? value.split(',')[0]?.trim() : undefined
  }
  const encrypted = (request.socket as Partial<TLSSocket>).encrypted === true
  return {
    ip: forwarded('x-forwarded-for') ?? request.socket.remoteAddress ?? '',
    protocol: forwarded('x-forwarded-proto') ?? (encrypted ? 'https' : 'http'),
  }
}
