// One chat room, 5,000 people, 600 lines, every tenth loses the line and comes back: the product with its calls and records,
// then socket.io with the same lines in the same run. Twenty lines a second where the machine keeps up with the people it
// plays; else as many as nine of ten have heard. LINMEN_BENCH_CLIENTS=500 asks for fewer people.
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Line } from './kit/chat-clients.ts'
import { chatSpeaker, sameAgain, type Speak } from './kit/chat-speaker.ts'
import { cpuSeconds } from './kit/cpu-time.ts'
import { describeMachine, table } from './kit/machine.ts'
import { startChild, type Child } from './kit/orders.ts'

const PEOPLE = Number(process.env['LINMEN_BENCH_CLIENTS'] ?? 5000)
const LINES = Number(process.env['LINMEN_BENCH_LINES'] ?? 600)
const A_SECOND = 20
/** So many lines may be under way: more would be a queue in this machine and no room. */
const UNHEARD = 2 * A_SECOND
const PER_PROCESS = 2500
/** Every tenth is away in as many groups, one after the other. */
const ABSENCES = 20
/** A room that stands still for so long has told all it will tell. */
const SILENCE_MS = 30_000
const LOOK_MS = 100

const SERVERS = {
  ours: new URL('../packages/server/test/crowd/room-server.ts', import.meta.url),
  'socket.io': new URL('./kit/chat-peer.ts', import.meta.url),
}

interface Judged {
  readonly people: number
  readonly whole: number
  readonly held: number
  readonly doubled: number
  readonly asked: number
}
interface Held {
  readonly most: number
  readonly all: number
  readonly sum: number
}
interface Figures extends Judged {
  readonly aSecond: number
  readonly cpuUs: number
  readonly load: number
}

console.log(describeMachine())
console.log(`room      ${PEOPLE} people, ${LINES} lines, every tenth away once`)
console.log('peer      socket.io, which is given the same lines and keeps none of them')
if (process.env['LINMEN_BENCH_POSTGRES'])
  process.env['DATABASE_URL'] = process.env['LINMEN_BENCH_POSTGRES']
const said: Line[] = []
const busy = { times: 0 }
const rows = [row('ours', await measure('ours')), row('socket.io', await measure('socket.io'))]
console.log('')
console.log(
  table(
    [
      'server',
      'lists that are whole',
      'held of all',
      'doubled',
      'asked for',
      'lines a second',
      'CPU µs a delivery',
      'load',
    ],
    rows,
  ),
)
console.log(
  `${busy.times} times a line had to be sent again because the server was busy; none stands there twice.`,
)

async function measure(peer: keyof typeof SERVERS): Promise<Figures> {
  const server = await startChild(SERVERS[peer])
  const crowds: Child[] = []
  try {
    const port = await server.order<number>('port')
    const pid = await server.order<number>('pid')
    const count = Math.ceil(PEOPLE / Math.ceil(PEOPLE / PER_PROCESS))
    for (let left = PEOPLE; left > 0; left -= count) {
      const crowd = await startChild(new URL('./kit/chat-clients.ts', import.meta.url))
      crowds.push(crowd)
      await crowd.order('connect', { peer, port, count: Math.min(count, left) })
    }
    console.log(`${peer}: ${PEOPLE} people are in the room`)
    const speak =
      peer === 'ours' ? await chatSpeaker(server, port, said, busy) : sameAgain(server, said)
    await speak(0)
    await untilHeld(crowds, 'all', 1)
    const before = cpuSeconds(pid)
    const fromMs = performance.now()
    const { back } = await talk(speak, crowds)
    const tookMs = performance.now() - fromMs
    await back
    await untilHeld(crowds, 'all', LINES + 1)
    const cpu = (cpuSeconds(pid) ?? NaN) - (before ?? NaN)
    const judged = await Promise.all(crowds.map((crowd) => crowd.order<Judged>('judge', said)))
    const sum = (key: keyof Judged) => judged.reduce((whole, each) => whole + each[key], 0)
    return {
      ...{ people: sum('people'), whole: sum('whole'), held: sum('held') },
      ...{ doubled: sum('doubled'), asked: sum('asked') },
      aSecond: (LINES * 1000) / tookMs,
      cpuUs: (cpu / (LINES * PEOPLE)) * 1e6,
      load: loadavg()[0]!,
    }
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()))
    await server.stop()
  }
}

/** Says all lines; the promise within it is kept when everybody who was away is back. */
async function talk(speak: Speak, crowds: readonly Child[]): Promise<{ back: Promise<unknown> }> {
  const fromMs = performance.now()
  const away: Promise<unknown>[] = []
  const speaking: Promise<void>[] = []
  for (let at = 1; at <= LINES; at += 1) {
    if (at % Math.ceil(LINES / ABSENCES) === 1) {
      const part = { part: away.length % ABSENCES, parts: ABSENCES }
      away.push(Promise.all(crowds.map((crowd) => crowd.order('lose', part))))
    }
    speaking.push(speak(at))
    await delay(Math.max(0, fromMs + (at * 1000) / A_SECOND - performance.now()))
    if (at % A_SECOND === 0) await untilHeld(crowds, 'most', at - UNHEARD)
  }
  await Promise.all(speaking)
  return { back: Promise.all(away) }
}

/** Until so many hold so many lines. A peer that keeps nothing may never get there: then until nothing comes any more. */
async function untilHeld(crowds: readonly Child[], who: 'most' | 'all', lines: number) {
  let before = -1
  let sinceMs = performance.now()
  for (;;) {
    const held = await Promise.all(crowds.map((crowd) => crowd.order<Held>('held')))
    if (held.every((each) => each[who] >= lines)) return
    const sum = held.reduce((whole, each) => whole + each.sum, 0)
    if (sum > before) [before, sinceMs] = [sum, performance.now()]
    if (performance.now() - sinceMs > SILENCE_MS) return
    await delay(LOOK_MS)
  }
}

function row(name: string, { people, whole, held, doubled, asked, aSecond, cpuUs, load }: Figures) {
  const share = ((held / (people * (LINES + 1))) * 100).toFixed(2)
  return [
    ...[name, `${whole} of ${people}`, `${share} %`, doubled, asked],
    ...[aSecond.toFixed(1), cpuUs.toFixed(1), load.toFixed(1)],
  ]
}
