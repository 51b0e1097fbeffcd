// The readers, in a process of their own so that their work is not counted as the sender's.
import { WebSocket } from 'ws'
import { serveOrders } from './orders.ts'
import { TOPIC } from './score-change.ts'

const AT_ONCE = 100
const clients: WebSocket[] = []
let waiting = { event: 0, left: 0, done: (_atNs: string) => {} }

serveOrders({
  connect: async ({ port, count }: { port: number; count: number }) => {
    while (clients.length < count) {
      const some = Math.min(AT_ONCE, count - clients.length)
      clients.push(...(await Promise.all(Array.from({ length: some }, () => open(port)))))
    }
    return clients.length
  },
  /** Answers the moment at which the last client had the event. */
  await: (event: number) =>
    new Promise<string>((done) => {
      waiting = { event, left: clients.length, done }
    }),
  leave: () => {
    for (const client of clients.splice(0)) client.terminate()
  },
})

const open = (port: number) =>
  new Promise<WebSocket>((resolve, reject) => {
    const client = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false })
    client.once('error', reject)
    client.once('open', () => {
      client.send(JSON.stringify({ op: 'sub', topics: { [TOPIC]: '' } }))
      resolve(client)
    })
    client.on('message', (data: Buffer) => {
      if (!data.includes(`"s":${waiting.event},"d"`)) return
      waiting.left -= 1
      if (waiting.left === 0) waiting.done(String(process.hrtime.bigint()))
    })
  })
