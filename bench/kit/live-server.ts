// A server of goals in a process of its own: `ours` is the product's hub and socket endpoint, the other is socket.io
// over WebSocket alone.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub } from '@linmen/server/src/realtime/hub.ts'
import { ipSlots } from '@linmen/server/src/realtime/ip-slots.ts'
import { addWebSocket } from '@linmen/server/src/realtime/ws-endpoint.ts'
import Fastify from 'fastify'
import { stampedGoal } from './live-goal.ts'
import { serveOrders } from './orders.ts'
import { TOPIC } from './score-change.ts'

const { port, publish } = await (process.argv[2] === 'ours' ? ours() : socketIo())

serveOrders({
  port: () => port,
  pid: () => process.pid,
  publish: (event: number) => publish(stampedGoal(event)),
})

async function ours() {
  const app = Fastify()
  const hub = createHub('bench')
  hub.topic(TOPIC, () => ({ matches: [] }))
  addWebSocket(app, {
    hub,
    slots: ipSlots(Infinity),
    ipOf: () => 'bench',
    originFits: () => true,
    viewerOf: async () => ({ memberId: null }),
  })
  await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
  return {
    port: (app.server.address() as AddressInfo).port,
    publish: (goal: object) => hub.publish(TOPIC, goal),
  }
}

async function socketIo() {
  const { Server } = await import('socket.io')
  const http = createServer()
  const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false })
  http.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
  await once(http, 'listening')
  return {
    port: (http.address() as AddressInfo).port,
    publish: (goal: object) => void io.emit(TOPIC, goal),
  }
}
