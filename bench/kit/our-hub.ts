import type { AddressInfo } from 'node:net'
import { createHub } from '@linmen/server/src/realtime/hub.ts'
import { boundlessShares } from '@linmen/server/src/realtime/live-shares.ts'
import { addWebSocket } from '@linmen/server/src/realtime/ws-endpoint.ts'
import Fastify from 'fastify'
import { TOPIC } from './score-change.ts'

/** The product's hub and socket endpoint on a port of its own, open to any number of readers. */
export async function ourHub() {
  const app = Fastify()
  const hub = createHub('bench')
  hub.topic(TOPIC, () => ({ matches: [] }))
  addWebSocket(app, {
    hub,
    shares: boundlessShares,
    addressOf: () => 'bench',
    mayAsk: () => true,
    isOpen: () => true,
    refusalHeaders: () => ({}),
    note: () => {},
    originFits: () => true,
    viewerOf: async () => ({ memberId: null }),
  })
  await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
  return {
    port: (app.server.address() as AddressInfo).port,
    publish: (change: object) => hub.publish(TOPIC, change),
  }
}
