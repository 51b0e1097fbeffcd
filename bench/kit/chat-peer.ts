// The peer of the chat in a process of its own: socket.io over WebSocket alone, which passes on what it is given.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { serveOrders } from './orders.ts'

const http = createServer()
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false })
http.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
await once(http, 'listening')

serveOrders({
  port: () => (http.address() as AddressInfo).port,
  pid: () => process.pid,
  publish: (line: object) => void io.emit('chat', line),
})
