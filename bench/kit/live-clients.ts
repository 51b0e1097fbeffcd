// Some of the clients, in a process of their own: one process may not have files enough for all.
import { WebSocket } from 'ws'
import { ageOfGoal } from './live-goal.ts'
import { tongues, type PeerName } from './live-tongues.ts'
import { serveOrders } from './orders.ts'

const AT_ONCE = 50
const clients: WebSocket[] = []
let ages: number[] = []

serveOrders({
  connect: async ({ peer, port, count }: { peer: PeerName; port: number; count: number }) => {
    while (clients.length < count) {
      const some = Math.min(AT_ONCE, count - clients.length)
      clients.push(...(await Promise.all(Array.from({ length: some }, () => open(peer, port)))))
    }
    return clients.length
  },
  /** The delays of all goals that have arrived, and how many clients are still there. */
  ages: () => {
    const found = ages
    ages = []
    return { ages: found, open: clients.filter((client) => client.readyState === 1).length }
  },
})

const open = (peer: PeerName, port: number) =>
  new Promise<WebSocket>((resolve, reject) => {
    const { path, protocols, greet, hear } = tongues[peer]
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, [...protocols], {
      perMessageDeflate: false,
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`${peer} hung up`)))
    socket.once('open', () => greet(socket))
    socket.on('message', (data: Buffer) => {
      const age = ageOfGoal(data)
      if (age !== null) ages.push(age)
      else if (hear(socket, data)) resolve(socket)
    })
  })
