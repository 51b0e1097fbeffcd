import { once } from 'node:events'
import { WebSocket } from 'ws'
import { quantile, type Fault } from './fault.ts'
import { residentMb, victimOn } from './victim.ts'

const HONEST = 100
const ROUNDS = 30

/** What a hostile socket does, again and again. */
const DEEDS: readonly ((socket: WebSocket) => void)[] = [
  (socket) => socket.ping('x'.repeat(125)),
  (socket) => socket.send(JSON.stringify({ op: 'sub', topics: { 'football.live': '' } })),
  (socket) => socket.send('x'.repeat(8000)),
  (socket) => socket.send(JSON.stringify({ op: 'sub', topics: manyTopics })),
  (socket) => socket.send('{"op":"sub","topics":{"__proto__":"","a b":""}}'),
]
const manyTopics = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`match.${at}`, '']))

/** Half of the sockets only want to do harm, and do not read: a hundred honest ones go on as if they were alone. */
export const hostileSockets: Fault = {
  name: 'hostile sockets beside honest ones',
  of: 'sockets, half of them hostile',
  counts: { short: 60, full: 5000 },
  database: 'embedded',
  takes: 50,
  run: async (count) => {
    const victim = await victimOn('embedded')
    const server = await victim.start()
    const all: WebSocket[] = []
    try {
      const before = residentMb(server.child.pid)
      const honest: WebSocket[] = []
      const hostile: WebSocket[] = []
      for (let at = 0; at < count; at += 1) {
        const socket = await opened(server.base, at)
        all.push(socket)
        ;(at % 2 === 0 ? hostile : honest).push(socket)
      }
      for (const socket of hostile) socket.pause()
      const harm = setInterval(() => doHarm(hostile), 20)
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        for (const socket of honest.slice(0, HONEST)) times.push(await pingTime(socket))
      clearInterval(harm)
      return [
        { name: 'process ended', value: server.child.exitCode === null ? 0 : 1, most: 0 },
        { name: 'honest sockets lost', value: honest.filter(isClosed).length, most: 0 },
        { name: 'honest p99', value: quantile(times, 0.99), unit: 'ms', most: 250, timed: true },
        {
          name: 'memory for all of them',
          value: residentMb(server.child.pid) - before,
          unit: 'MB',
          most: 400,
          timed: true,
        },
      ]
    } finally {
      for (const socket of all) socket.terminate()
      server.child.kill('SIGTERM')
      await server.ended
      await victim.remove()
    }
  },
}

const isClosed = ({ readyState }: WebSocket) => readyState !== WebSocket.OPEN

async function opened(base: string, at: number): Promise<WebSocket> {
  // The hostile ones share addresses among themselves, as a botnet would.
  const localAddress = `127.0.${at % 2}.${2 + (Math.floor(at / 2) % 100)}`
  const socket = new WebSocket(`${base.replace('http', 'ws')}/live`, { localAddress })
  socket.on('error', () => {})
  await once(socket, 'open')
  return socket
}

let deed = 0
function doHarm(hostile: readonly WebSocket[]): void {
  for (const socket of hostile.filter((each) => !isClosed(each)).slice(0, 500))
    DEEDS[(deed += 1) % DEEDS.length]!(socket)
}

async function pingTime(socket: WebSocket): Promise<number> {
  if (isClosed(socket)) return Infinity
  const from = performance.now()
  await new Promise<void>((resolve) => {
    const done = () => {
      socket.off('pong', done).off('close', done)
      resolve()
    }
    socket.on('pong', done).on('close', done)
    socket.ping()
  })
  return performance.now() - from
}
