// One chat room, 5,000 people, 20 lines a second, every tenth loses the line and comes back: the product with its calls and
// records, then socket.io with the same lines in the same run. LINMEN_BENCH_CLIENTS=500 asks for fewer people.
import { setTimeout as delay } from 'node:timers/promises'
import type { Line } from './kit/chat-clients.ts'
import { cpuSeconds } from './kit/cpu-time.ts'
import { describeMachine, table } from './kit/machine.ts'
import { startChild, type Child } from './kit/orders.ts'

const PEOPLE = Number(process.env['LINMEN_BENCH_CLIENTS'] ?? 5000)
const SECONDS = Number(process.env['LINMEN_BENCH_SECONDS'] ?? 20)
const A_SECOND = 20
const PER_PROCESS = 2500
const LAST_LINE_MS = 15_000

/** Too much at once, and what slow mode says to who sends again too soon. */
const BUSY = new Set(['system_error', 'too_many_requests'])
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
interface Figures extends Judged {
  readonly lines: number
  readonly cpuUs: number
}

console.log(describeMachine())
console.log(
  `room      ${PEOPLE} people, ${A_SECOND} lines a second for ${SECONDS} s, every tenth away once`,
)
console.log('peer      socket.io, which is given the same lines and keeps none of them')
if (process.env['LINMEN_BENCH_POSTGRES'])
  process.env['DATABASE_URL'] = process.env['LINMEN_BENCH_POSTGRES']
const said: Line[] = []
let again = 0
const rows = [row('ours', await measure('ours')), row('socket.io', await measure('socket.io'))]
console.log('')
console.log(
  table(
    [
      'server',
      'lines',
      'lists that are whole',
      'held of all',
      'doubled',
      'asked for',
      'CPU µs a delivery',
    ],
    rows,
  ),
)
console.log(
  `${again} times a line had to be sent again because the server was busy; none stands there twice.`,
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
    const speak = peer === 'ours' ? await speakers(server, port) : passer(server)
    await speak(0)
    await delay(3000)
    const before = cpuSeconds(pid)
    const away = Promise.all(
      crowds.map((crowd) => crowd.order('lose', { withinMs: SECONDS * 900 })),
    )
    const lines = await talk(speak)
    await away
    await delay(LAST_LINE_MS)
    const cpu = (cpuSeconds(pid) ?? NaN) - (before ?? NaN)
    const judged = await Promise.all(crowds.map((crowd) => crowd.order<Judged>('judge', said)))
    const sum = (key: keyof Judged) => judged.reduce((whole, each) => whole + each[key], 0)
    return {
      ...{ people: sum('people'), whole: sum('whole'), held: sum('held') },
      ...{ doubled: sum('doubled'), asked: sum('asked') },
      lines: lines + 1,
      cpuUs: (cpu / (lines * PEOPLE)) * 1e6,
    }
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()))
    await server.stop()
  }
}

type Speak = (at: number) => Promise<void>

/** Through the call, as members do; nobody oftener than slow mode allows. */
async function speakers(server: Child, port: number): Promise<Speak> {
  const tokens = await server.order<string[]>('tokens')
  const send = async (at: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/match/chat/say`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': `chat-bench-${at}`,
        jcobToken: tokens[at % tokens.length]!,
      },
      body: JSON.stringify({ matchId: 'room', content: `第 ${at} 句：这一脚角度太刁了` }),
    })
    return (await answer.json()) as Line & { isSuccess: boolean; errorCode: string }
  }
  // Who is told that it did not work sends the same again, under the same number.
  return async (at) => {
    for (;;) {
      const line = await send(at).catch(() => null)
      if (line?.isSuccess) return void said.push(line)
      if (line && !BUSY.has(line.errorCode)) throw new Error(JSON.stringify(line))
      again += 1
      await delay(1000)
    }
  }
}

/** The same lines again, as they were told. */
function passer(server: Child): Speak {
  const all = said.toSorted((a, b) => a.msgNo - b.msgNo)
  return (at) => server.order('publish', all[at])
}

async function talk(speak: Speak): Promise<number> {
  const from = performance.now()
  const lines = SECONDS * A_SECOND
  const speaking: Promise<void>[] = []
  for (let at = 1; at <= lines; at += 1) {
    speaking.push(speak(at))
    await delay(Math.max(0, from + (at * 1000) / A_SECOND - performance.now()))
  }
  await Promise.all(speaking)
  return lines
}

function row(name: string, { people, whole, held, lines, doubled, asked, cpuUs }: Figures) {
  const share = ((held / (people * lines)) * 100).toFixed(2)
  return [name, lines, `${whole} of ${people}`, `${share} %`, doubled, asked, cpuUs.toFixed(1)]
}
