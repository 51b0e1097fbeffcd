// Many clients and one goal each second: our server beside socket.io, Mosquitto and NATS over WebSocket, one after the other
// in one run with the same goals. LINMEN_BENCH_CLIENTS=500 asks for fewer clients, LINMEN_BENCH_SECONDS=5 for fewer goals.
import { setTimeout as delay } from 'node:timers/promises'
import { cpuSeconds, residentBytes } from './kit/cpu-time.ts'
import { startPeer, type LivePeer } from './kit/live-peer.ts'
import type { PeerName } from './kit/live-tongues.ts'
import { describeMachine, table } from './kit/machine.ts'
import { startChild, type Child } from './kit/orders.ts'

const CLIENTS = bounded(process.env['LINMEN_BENCH_CLIENTS'], 10_000, 20_000)
const SECONDS = bounded(process.env['LINMEN_BENCH_SECONDS'], 20, 60)
const PEERS: readonly PeerName[] = ['ours', 'socket.io', 'mosquitto', 'nats']
/** Sockets of one process, well below the usual limit of open files. */
const PER_PROCESS = 5000
const CONNECT_MS = 180_000
const LAST_GOAL_MS = 5000

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly arrived: number
  readonly bytesPerClient: number
  readonly cpuUs: number
}

console.log(describeMachine())
console.log(`clients   ${CLIENTS} over WebSocket, one goal each second for ${SECONDS} s`)
console.log(
  'peers     socket.io, Mosquitto and NATS; to the last two the goal goes over one more socket',
)
const found = new Map<PeerName, Figures | string>()
for (const name of PEERS) found.set(name, await measure(name).catch(String))
report()

async function measure(name: PeerName): Promise<Figures | string> {
  const peer = await startPeer(name)
  if (!peer) return 'not installed'
  const crowds: Child[] = []
  try {
    await delay(1000)
    const emptyBytes = residentBytes(peer.pid)
    await Promise.race([gather(name, peer, crowds), tooSlow()])
    await delay(2000)
    const fullBytes = residentBytes(peer.pid)
    const { ages, cpu } = await playOn(peer, crowds)
    ages.sort((a, b) => a - b)
    return {
      p50: ages[Math.floor(ages.length * 0.5)] ?? NaN,
      p99: ages[Math.floor(ages.length * 0.99)] ?? NaN,
      arrived: ages.length / (CLIENTS * SECONDS),
      bytesPerClient: ((fullBytes ?? NaN) - (emptyBytes ?? NaN)) / CLIENTS,
      cpuUs: (cpu / (CLIENTS * SECONDS)) * 1e6,
    }
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()))
    await peer.stop()
  }
}

async function gather(peer: PeerName, { port }: LivePeer, crowds: Child[]): Promise<void> {
  for (let left = CLIENTS; left > 0; left -= PER_PROCESS)
    crowds.push(await startChild(new URL('./kit/live-clients.ts', import.meta.url)))
  const each = Math.ceil(CLIENTS / crowds.length)
  await Promise.all(
    crowds.map((crowd, at) => {
      const count = Math.min(each, CLIENTS - at * each)
      return crowd.order('connect', { peer, port, count })
    }),
  )
}

async function playOn(peer: LivePeer, crowds: readonly Child[]) {
  // The first goal warms up and is not counted.
  await peer.publish(0)
  await delay(LAST_GOAL_MS)
  await agesIn(crowds)
  const before = cpuSeconds(peer.pid)
  const from = performance.now()
  for (let event = 1; event <= SECONDS; event += 1) {
    await peer.publish(event)
    await delay(Math.max(0, from + event * 1000 - performance.now()))
  }
  await delay(LAST_GOAL_MS)
  const cpu = (cpuSeconds(peer.pid) ?? NaN) - (before ?? NaN)
  return { ages: await agesIn(crowds), cpu }
}

async function agesIn(crowds: readonly Child[]): Promise<number[]> {
  const all: number[] = []
  for (const crowd of crowds)
    for (const age of (await crowd.order<{ ages: number[] }>('ages')).ages) all.push(age)
  return all
}

function report(): void {
  const ours = found.get('ours')
  const base = typeof ours === 'object' ? ours : null
  const row = (name: PeerName, figures: Figures | string) => {
    if (typeof figures === 'string') return [name, 'not shown']
    const { p50, p99, arrived, bytesPerClient, cpuUs } = figures
    return [
      name,
      p50.toFixed(1),
      p99.toFixed(1),
      base ? (base.p99 / p99).toFixed(2) : '',
      (bytesPerClient / 1024).toFixed(1),
      base ? (base.bytesPerClient / bytesPerClient).toFixed(2) : '',
      cpuUs.toFixed(1),
      `${(arrived * 100).toFixed(2)} %`,
    ]
  }
  const headings = ['server', 'p50 ms', 'p99 ms', 'ours / it', 'KB a client', 'ours / it']
  console.log('')
  console.log(
    table(
      [...headings, 'CPU µs a delivery', 'arrived'],
      [...found].map(([name, f]) => row(name, f)),
    ),
  )
  for (const [name, why] of found)
    if (typeof why === 'string') console.log(`${name} is not shown: ${why.split('\n')[0]}`)
  console.log('Memory is what the process holds, without the buffers of the kernel.')
}

async function tooSlow(): Promise<never> {
  await delay(CONNECT_MS, undefined, { ref: false })
  throw new Error(`not every client was connected after ${CONNECT_MS / 1000} s`)
}

function bounded(text: string | undefined, usual: number, most: number): number {
  const wanted = Number(text ?? usual)
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, most) : usual
}
