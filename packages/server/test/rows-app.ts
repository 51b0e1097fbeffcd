import type { Endpoint } from '@linmen/contract'
import type { CallBinding } from '#kit/binding.ts'
import type { ChannelRoute } from '#kit/channel/channel.ts'
import { addCalls } from '#kit/http/call-routes.ts'
import { addChannels } from '#kit/http/channel-routes.ts'
import { edgeOf } from '#kit/http/edge.ts'
import { addHealth } from '#kit/http/health.ts'
import { addLive } from '#kit/http/live-routes.ts'
import { addPages } from '#kit/http/pages.ts'
import { httpServer } from '#kit/http/server.ts'
import { addUnknown } from '#kit/http/unknown.ts'
import { startWith, type AppOptions, type TestApp } from './harness.ts'

/** The kit alone around a few rows of the test's own: for what holds whatever the product has. */
export const startRows = (
  bindings: readonly CallBinding[],
  options: AppOptions & {
    planned?: readonly Endpoint[]
    channels?: readonly ChannelRoute[]
  } = {},
): Promise<TestApp> =>
  startWith(async (ports) => {
    const edge = edgeOf(ports)
    const http = httpServer(edge)
    const rows = [...bindings.map(({ row }) => row), ...(options.planned ?? [])]
    addCalls(http, edge, rows, bindings)
    addChannels(http, edge, options.channels ?? [])
    addLive(http, edge)
    addHealth(http, edge, { isStopping: () => false, details: async () => ({}) })
    await addPages(http, edge)
    addUnknown(http)
    await http.listen({ host: '127.0.0.1', port: 0 })
    const address = http.server.address() as { port: number }
    return { port: address.port, stop: () => http.close() }
  }, options)
