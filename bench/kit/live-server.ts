// A server of goals in a process of its own: `ours` is the product's hub and socket endpoint, the other is socket.io
// over WebSocket alone.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stampedGoal } from './live-goal.ts'
import { serveOrders } from './orders.ts'
import { ourHub } from './our-hub.ts'
import { TOPIC } from './score-change.ts'

const { port, publish } = await (process.argv[2] === 'ours' ? ourHub() : socketIo())

serveOrders({
  port: () => port,
  pid: () => process.pid,
  publish: (event: number) => publish(stampedGoal(event)),
})

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
