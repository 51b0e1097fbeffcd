import { request as onward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { createHub } from '@linmen/server/src/realtime/hub.ts'
import Fastify from 'fastify'
import { addOpenSocket } from './open-socket.ts'

interface File {
  readonly type: string
  readonly content: string
}

/**
 * The product with another hand on its live line: pages and calls go through to the server, the
 * live socket says what it is told. `files` are served beside it.
 */
export async function openFront(productUrl: string, files: Readonly<Record<string, File>>) {
  const app = Fastify()
  const hub = createHub('bench')
  hub.topic(footballLive.name, () =>
    footballLive.snapshot.encode({ asOfMs: Date.now(), matches: [] }),
  )
  addOpenSocket(app, hub)
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.hijack()
    const file = files[raw.url ?? '']
    if (file) reply.raw.writeHead(200, { 'content-type': file.type }).end(file.content)
    else pass(productUrl, raw, reply.raw)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    publish: (delta: unknown) => hub.publish(footballLive.name, delta),
    readers: () => hub.readers(footballLive.name),
    close: async () => {
      hub.close()
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

function pass(productUrl: string, asked: IncomingMessage, reply: ServerResponse): void {
  const { method, headers } = asked
  const further = onward(new URL(asked.url ?? '/', productUrl), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  further.on('error', () => reply.destroy())
  asked.pipe(further)
}
