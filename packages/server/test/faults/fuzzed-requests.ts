import { connect, type Socket } from 'node:net'
import { diceOf, type Dice } from '#test/chaos/dice.ts'
import { noHurry, type Fault, type Time } from './fault.ts'
import { fuzzedText } from './fuzzed-text.ts'
import { watchHealth } from './health-watch.ts'
import { residentMb, victimOn } from './victim.ts'

const CLIENTS = 64

/** Nonsense of every kind, over many connections: nothing may break, and nothing may pile up. */
export const fuzzedRequests: Fault = {
  name: 'fuzzed requests and upgrades',
  of: 'requests',
  counts: { short: 1000, full: 1_000_000 },
  database: 'embedded',
  takes: 300,
  run: async (count, time = noHurry) => {
    const victim = await victimOn('embedded')
    const server = await victim.start()
    try {
      const { port } = new URL(server.base)
      const tally = new Tally(count, time, () => residentMb(server.child.pid))
      const health = watchHealth(server.base)
      const clients = Array.from({ length: CLIENTS }, (_, seed) =>
        nag(Number(port), diceOf(seed + 1), tally),
      )
      const fromMs = performance.now()
      await Promise.all(clients)
      const seconds = (performance.now() - fromMs) / 1000
      const figures = await health.stop()
      return [
        { name: 'requests', value: tally.sent },
        { name: 'requests a second', value: tally.sent / seconds },
        { name: 'requests without a whole answer for two seconds', value: tally.unanswered },
        { name: 'answers 5xx', value: tally.faults, most: 0 },
        { name: 'process ended', value: server.child.exitCode === null ? 0 : 1, most: 0 },
        ...figures,
        { name: 'memory at half', value: tally.halfMb, unit: 'MB' },
        {
          name: 'memory grown in the second half',
          value: residentMb(server.child.pid) - tally.halfMb,
          unit: 'MB',
          most: 40,
          timed: true,
        },
      ]
    } finally {
      server.child.kill('SIGTERM')
      await server.ended
      await victim.remove()
    }
  },
}

/** How often memory is looked at. */
const STEPS = 1000

class Tally {
  faults = 0
  unanswered = 0
  sent = 0
  readonly #memoryMb: number[] = []
  readonly #count: number
  readonly #time: Time
  readonly #memory: () => number

  constructor(count: number, time: Time, memory: () => number) {
    this.#count = count
    this.#time = time
    this.#memory = memory
  }

  /** Takes one of the requests that are still to be sent. */
  take(): boolean {
    if (this.sent >= this.#count || this.#time.isOver()) return false
    if (this.sent % Math.ceil(this.#count / STEPS) === 0) this.#memoryMb.push(this.#memory())
    this.sent += 1
    return true
  }

  /** What was in use when half of those that could be sent were sent. */
  get halfMb(): number {
    return this.#memoryMb[Math.floor(this.#memoryMb.length / 2)] ?? 0
  }
}

/** One client: sends one thing after the other and looks at every answer. */
async function nag(port: number, dice: Dice, tally: Tally): Promise<void> {
  let socket = await dial(port, tally)
  while (tally.take()) {
    if (!socket.writable) socket = await dial(port, tally)
    const answer = await exchange(socket, fuzzedText(dice), tally)
    if (/^HTTP\/1\.1 5/m.test(answer)) tally.faults += 1
    // What was let in as a socket, or not understood, is over.
    if (!/^HTTP\/1\.1 [234]/.test(answer) || answer.startsWith('HTTP/1.1 101')) socket.destroy()
  }
  socket.destroy()
}

/** A connection that is not taken is an unanswered request; only a port nobody listens at any more ends the run. */
async function dial(port: number, tally: Tally): Promise<Socket> {
  for (;;)
    try {
      return await connection(port)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') throw error
      tally.unanswered += 1
    }
}

const connection = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })

/** Until an answer is whole, the connection ends, or nothing came for a moment: half a request has no answer. */
const exchange = (socket: Socket, text: Buffer, tally: Tally) =>
  new Promise<string>((resolve) => {
    let heard = ''
    const isBodiless = text.subarray(0, 5).toString() === 'HEAD '
    const done = () => {
      clearTimeout(patience)
      socket.off('data', hear).off('close', done)
      resolve(heard)
    }
    const hear = (piece: Buffer) => {
      heard += piece.toString('latin1')
      if (isWhole(heard, isBodiless)) done()
    }
    const patience = setTimeout(() => {
      tally.unanswered += 1
      socket.destroy()
      done()
    }, 2000)
    socket.on('data', hear).on('close', done)
    socket.write(text)
  })

function isWhole(all: string, isBodiless: boolean): boolean {
  const heard = all.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '')
  const end = heard.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = heard.slice(0, end)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (isBodiless || /^HTTP\/1\.1 (101|204|304)/.test(head)) return true
  if (length !== undefined) return heard.length >= end + 4 + Number(length)
  return heard.endsWith('0\r\n\r\n')
}
