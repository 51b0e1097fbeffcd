// The floor of whatever runs on Node: its own HTTP server in a process of its own, which reads a question to its end and
// answers each with the same head and bytes.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveOrders } from './orders.ts'

export interface BareAnswer {
  /** Names and values in a row. */
  readonly head: readonly string[]
  /** In base64. */
  readonly body: string
}

serveOrders({
  pid: () => process.pid,
  serve: async ({ head, body }: BareAnswer) => {
    const bytes = Buffer.from(body, 'base64')
    const server = createServer((request, response) => {
      request.resume().once('end', () => {
        response.writeHead(200, [...head])
        response.end(bytes)
      })
    })
    server.listen({ host: '127.0.0.1', port: 0, backlog: 1024 })
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  },
})
