import { connect, type Socket } from 'node:net'
import { upgradeTo } from '#test/raw-client.ts'
import type { Fault } from './fault.ts'
import { watchHealth } from './health-watch.ts'
import { residentMb, victimOn } from './victim.ts'

const POST = 'POST /sportdata/f HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

/** Ways of holding a connection without using it. A dripping one sends a byte a second. */
const KINDS: readonly { readonly name: string; readonly first: string; readonly drip?: string }[] =
  [
    { name: 'says nothing', first: '' },
    { name: 'half a head', first: 'GET / HTTP/1.1\r\nhost: x\r\n', drip: 'x' },
    { name: 'half a body', first: `${POST}content-length: 500\r\n\r\n{`, drip: ' ' },
    { name: 'reads no answer', first: 'GET /index.html HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20) },
    {
      name: 'a stream nobody reads',
      first: 'GET /live/sse?topics=football.live HTTP/1.1\r\nhost: x\r\n\r\n',
    },
    { name: 'a socket nobody reads', first: upgradeTo('/live') },
  ]

/** Many clients that take all the time in the world: the others must not notice, and the slow ones must go. */
export const slowClients: Fault = {
  name: 'slow clients',
  of: 'clients of each kind',
  counts: { short: 20, full: 2000 },
  database: 'embedded',
  takes: 60,
  run: async (count) => {
    const victim = await victimOn('embedded')
    const server = await victim.start()
    const held: Socket[] = []
    try {
      const port = Number(new URL(server.base).port)
      const before = residentMb(server.child.pid)
      const health = watchHealth(server.base)
      for (let at = 0; at < count; at += 1)
        for (const { first } of KINDS) held.push(await slowClient(port, at, first))
      const drips = setInterval(() => drip(held), 1000)
      const open = () => held.filter((socket) => !socket.destroyed)
      await pass(25_000)
      // A busy machine is late, and that is no failure: only who never goes is left.
      for (let more = 0; more < 120 && open().some(isSender); more += 1) await pass(1000)
      clearInterval(drips)
      const figures = await health.stop()
      return [
        ...figures,
        { name: 'process ended', value: server.child.exitCode === null ? 0 : 1, most: 0 },
        {
          name: 'memory for all of them',
          value: residentMb(server.child.pid) - before,
          unit: 'MB',
        },
        // Streams and sockets that hear nothing have nothing to read yet and may stay.
        { name: 'slow senders left', value: open().filter(isSender).length, most: 0 },
      ]
    } finally {
      for (const socket of held) socket.destroy()
      server.child.kill('SIGTERM')
      await server.ended
      await victim.remove()
    }
  },
}

const kindOf = new WeakMap<Socket, (typeof KINDS)[number]>()
const isSender = (socket: Socket) => {
  const { first = '', drip: drops } = kindOf.get(socket) ?? {}
  return first === '' || drops !== undefined
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** From many addresses, as real ones would be: one address alone meets its own limits. */
const slowClient = (port: number, at: number, first: string) =>
  new Promise<Socket>((resolve) => {
    const localAddress = `127.0.0.${2 + (at % 200)}`
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      if (first !== '') socket.write(first)
      resolve(socket)
    })
    kindOf.set(
      socket,
      KINDS.find((kind) => kind.first === first)!,
    )
    socket.on('error', () => resolve(socket)).pause()
    // A paused socket hears of the end only when it reads.
    setTimeout(() => socket.resume(), 24_000).unref()
  })

function drip(held: readonly Socket[]): void {
  for (const socket of held) {
    const drops = kindOf.get(socket)?.drip
    if (drops && socket.writable) socket.write(drops)
  }
}
