import type { FastifyInstance } from 'fastify'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import { bindings } from './bindings.ts'
import { addCalls } from '#kit/http/call-routes.ts'
import { edgeOf } from '#kit/http/edge.ts'
import { addGateway } from '#kit/http/gateway-route.ts'
import { addHealth } from '#kit/http/health.ts'
import { addLive } from '#kit/http/live-routes.ts'
import { addPages } from '#kit/http/pages.ts'
import { httpServer } from '#kit/http/server.ts'
import { addUnknown } from '#kit/http/unknown.ts'
import type { Ports } from '#kit/ports.ts'
import { startBackground } from './background.ts'

export interface App {
  readonly http: FastifyInstance
  /** Listens and returns the port, which differs from the wish when that was 0. */
  listen(): Promise<number>
  /** Takes no new requests, finishes the running ones and ends background work. The database stays open. */
  stop(): Promise<void>
}

const DRAIN_MS = 5000

/** Puts the product together from its tables. */
export async function createApp(ports: Ports): Promise<App> {
  const edge = edgeOf(ports)
  const http = httpServer(edge)
  let stopping = false
  const calls = bindings.filter((binding) => binding.kind === 'call')
  const parts = bindings.filter((binding) => binding.kind === 'gateway')
  addCalls(http, edge, Object.values(allEndpoints).flatMap(Object.values), calls)
  addGateway(http, edge, allGateway, parts)
  addLive(http, edge)
  addHealth(http, ports, () => stopping)
  await addPages(http, edge)
  addUnknown(http)
  await http.ready()
  const stopBackground = await startBackground(ports)

  return {
    http,
    listen: async () => {
      await http.listen({ host: ports.settings.host, port: ports.settings.port })
      const address = http.server.address()
      return typeof address === 'object' && address !== null ? address.port : 0
    },
    stop: async () => {
      stopping = true
      ports.hub.close()
      const cutOff = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
      await http.close()
      clearTimeout(cutOff)
      await stopBackground()
    },
  }
}
