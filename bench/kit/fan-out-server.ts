// One of the two senders, in a process of its own: `ours` is the product's hub and socket endpoint,
// `bare` is the ordinary loop over `ws` clients.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { serveOrders } from './orders.ts'
import { ourHub } from './our-hub.ts'
import { scoreChange, TOPIC } from './score-change.ts'

const { port, publish } = await (process.argv[2] === 'ours' ? ours() : bare())

serveOrders({
  port: () => port,
  /** Microseconds of processor time so far. */
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  publish: (event: number) => {
    const sentAt = String(process.hrtime.bigint())
    publish(event)
    return sentAt
  },
})

async function ours() {
  const { port, publish } = await ourHub()
  return { port, publish: (event: number) => publish(scoreChange(event)) }
}

async function bare() {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  http.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
  await once(http, 'listening')
  return {
    port: (http.address() as AddressInfo).port,
    publish: (event: number) => {
      const text = JSON.stringify({ t: TOPIC, e: 'bench', s: event, d: scoreChange(event) })
      for (const client of server.clients) client.send(text)
    },
  }
}
