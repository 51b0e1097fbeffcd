import type { FastifyInstance } from 'fastify'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import { bindings } from './bindings.ts'
import { channels, visits } from './channels.ts'
import { isPastMissing } from '#features/archive/public.ts'
import { addExports } from '#features/console/export-routes.ts'
import { addPictures } from '#features/upload/picture-routes.ts'
import { addRecordFile } from '#features/prediction/public.ts'
import { addLog } from '#features/record-log/public.ts'
import { addCalls } from '#kit/http/call-routes.ts'
import { addChannels } from '#kit/http/channel-routes.ts'
import { addConsole } from '#kit/http/console-pages.ts'
import { edgeOf } from '#kit/http/edge.ts'
import { addGateway } from '#kit/http/gateway-route.ts'
import { addHealth } from '#kit/http/health.ts'
import { addLive } from '#kit/http/live-routes.ts'
import { addMedia } from '#kit/http/media-routes.ts'
import { addOpenApi } from '#kit/http/open-api-route.ts'
import { addPages } from '#kit/http/pages.ts'
import { httpServer } from '#kit/http/server.ts'
import { addVisits } from '#kit/http/visit-routes.ts'
import { addUnknown } from '#kit/http/unknown.ts'
import type { Ports } from '#kit/ports.ts'
import { media } from './media.ts'
import { startBackground } from './background.ts'

export interface App {
  readonly http: FastifyInstance
  /** Listens and returns the port, which differs from the wish when that was 0. */
  listen(): Promise<number>
  /** Takes no new requests, finishes the running ones and ends background work. The database stays open. */
  stop(): Promise<void>
}

/** Puts the product together from its tables. */
export async function createApp(ports: Ports): Promise<App> {
  const edge = edgeOf(ports)
  const http = httpServer(edge)
  let stopping = false
  const calls = bindings.filter((binding) => binding.kind === 'call')
  const parts = bindings.filter((binding) => binding.kind === 'gateway')
  addCalls(http, edge, Object.values(allEndpoints).flatMap(Object.values), calls)
  addGateway(http, edge, allGateway, parts)
  addChannels(http, edge, channels)
  addVisits(http, edge, visits)
  addLive(http, edge)
  addMedia(http, edge, media)
  addHealth(http, edge, {
    isStopping: () => stopping,
    details: async () => ((await isPastMissing(ports)) ? { catchingUp: true } : {}),
  })
  addOpenApi(http)
  addPictures(http, edge)
  addExports(http, edge)
  addLog(http, edge)
  addRecordFile(http, edge)
  await addPages(http, edge, () => isPastMissing(ports))
  await addConsole(http, edge)
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
      await http.close()
      await stopBackground()
    },
  }
}
