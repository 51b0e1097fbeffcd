// One score change to many readers: the product's hub against a bare `ws` loop in the same run.
// The senders take turns, so that a busy moment of the machine meets both.
import { setTimeout as delay } from 'node:timers/promises'
import { describeMachine, median, table } from './kit/machine.ts'
import { startChild, type Child } from './kit/orders.ts'

const READERS = [1000, 5000]
const EVENTS = 9
const TIMEOUT_MS = 20_000
const SENDERS = ['ours', 'bare'] as const

interface Team {
  readonly sender: Child
  readonly readers: Child
}
interface Figures {
  readonly cpuUs: number
  readonly lastMs: number
}

console.log(describeMachine())
console.log('peer      ws, for (client of clients) client.send(text)')
const rows: (string | number)[][] = []
for (const count of READERS) {
  const { ours, bare } = await measure(count)
  for (const [name, figures] of Object.entries({ ours, bare }))
    rows.push([
      name,
      count,
      figures.cpuUs.toFixed(1),
      (figures.cpuUs / bare.cpuUs).toFixed(2),
      figures.lastMs.toFixed(0),
      (figures.lastMs / bare.lastMs).toFixed(2),
    ])
}
console.log(`\nMedian of ${EVENTS} events after one to warm up; every reader got every event`)
console.log(
  table(['sender', 'readers', 'CPU µs per reader', 'ratio', 'last reader ms', 'ratio'], rows),
)
console.log(
  'CPU per reader is the stable figure; the last reader also waits for the readers’ own work.',
)

async function measure(count: number): Promise<Record<(typeof SENDERS)[number], Figures>> {
  const teams = { ours: await assemble('ours', count), bare: await assemble('bare', count) }
  const seen: Record<string, Figures[]> = { ours: [], bare: [] }
  for (let event = 1; event <= EVENTS + 1; event += 1)
    for (const name of SENDERS) {
      const figures = await sendOne(teams[name], event, count)
      if (event > 1) seen[name]!.push(figures)
    }
  for (const { sender, readers } of Object.values(teams))
    await Promise.all([readers.stop(), sender.stop()])
  return { ours: middle(seen['ours']!), bare: middle(seen['bare']!) }
}

async function assemble(name: string, count: number): Promise<Team> {
  const sender = await startChild(new URL('./kit/fan-out-server.ts', import.meta.url), name)
  const readers = await startChild(new URL('./kit/fan-out-clients.ts', import.meta.url))
  const port = await sender.order<number>('port')
  await readers.order('connect', { port, count })
  return { sender, readers }
}

async function sendOne({ sender, readers }: Team, event: number, count: number): Promise<Figures> {
  // Let sockets settle, so that the handshakes of the start are not part of the first event.
  await delay(200)
  const arrived = readers.order<string>('await', event)
  const before = await sender.order<number>('cpu')
  const sentAt = BigInt(await sender.order<string>('publish', event))
  const lastAt = await Promise.race([arrived, tooLate()])
  const after = await sender.order<number>('cpu')
  return { cpuUs: (after - before) / count, lastMs: Number(BigInt(lastAt) - sentAt) / 1e6 }
}

async function tooLate(): Promise<never> {
  await delay(TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`not every reader had the event after ${TIMEOUT_MS / 1000} s`)
}

function middle(all: Figures[]): Figures {
  return {
    cpuUs: median(all.map(({ cpuUs }) => cpuUs)),
    lastMs: median(all.map(({ lastMs }) => lastMs)),
  }
}
