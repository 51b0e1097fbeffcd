import type { AddressInfo } from 'node:net'
import { createHub } from '@linmen/server/src/realtime/hub.ts'
import Fastify from 'fastify'
import { addOpenSocket } from './open-socket.ts'
import { TOPIC } from './score-change.ts'

/** The product's hub and socket endpoint on a port of its own, open to any number of readers. */
export async function ourHub() {
  const app = Fastify()
  const hub = createHub('bench')
  hub.topic(TOPIC, () => ({ matches: [] }))
  addOpenSocket(app, hub)
  await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
  return {
    port: (app.server.address() as AddressInfo).port,
    publish: (change: object) => hub.publish(TOPIC, change),
  }
}
