// The match list from the running product against the same bytes from a bare node:http and as a static file from nginx.
// All take turns in one run, so that a busy moment of the machine meets each of them.
import { setTimeout as delay } from 'node:timers/promises'
import { oneAnswer, secondsFor, type Answer, type Target } from '@linmen/e2e/src/load/http-load.ts'
import { fileTarget, listTarget } from '@linmen/e2e/src/load/list-targets.ts'
import { startProduct } from '@linmen/e2e/src/product.ts'
import type { BareAnswer } from './kit/bare-http.ts'
import { cpuSeconds } from './kit/cpu-time.ts'
import { describeMachine, median, table } from './kit/machine.ts'
import { serveStatic } from './kit/nginx.ts'
import { startChild } from './kit/orders.ts'
import { untilQuiet } from './kit/until-quiet.ts'

const ROUNDS = 5
const ANSWERS = 5000
const IDLE_MS = 5000

interface Contender {
  readonly name: string
  readonly pid: number
  readonly target: Target
}
interface Figures {
  readonly perSecond: number
  readonly cpuUs: number
}

console.log(describeMachine())
const ends: (() => Promise<unknown>)[] = []
try {
  await bench()
} finally {
  for (const end of ends.toReversed()) await end()
}

async function bench(): Promise<void> {
  // One address asks far more often than the limiter lets a person. Feed and jobs stand still, so that all serve the
  // same bytes for the whole run and a figure holds requests alone.
  const settings = { LINMEN_IP_PER_MINUTE: '1000000000', LINMEN_FEEDS: '0', LINMEN_JOBS: '0' }
  const product = await startProduct(settings)
  ends.push(product.stop)
  await untilQuiet(product.pid)
  const target = listTarget(Number(new URL(product.url).port))
  const answer = await oneAnswer(target)
  if (!answer.head.startsWith('HTTP/1.1 200')) throw new Error(answer.head)
  console.log(`answer    ${answer.body.length} bytes gzip, 32 connections, our own load client`)
  const ours = { name: 'ours', pid: product.pid, target }
  const contenders = [ours, await bareNode(answer), ...(await nginxWith(answer))]
  if (contenders.length === 2) console.log('nginx     is not installed: not shown')
  report(await measure(contenders), await idleShare(ours))
}

/** The same head and bytes from the server of the runtime, without anything of ours. */
async function bareNode({ head, body }: Answer): Promise<Contender> {
  const child = await startChild(new URL('./kit/bare-http.ts', import.meta.url))
  ends.push(child.stop)
  const lines = head.split('\r\n').slice(1)
  const own = lines.filter((line) => !/^(date|connection|keep-alive):/i.test(line))
  const told: BareAnswer = {
    head: own.flatMap((line) => line.split(/: (.*)/).slice(0, 2)),
    body: body.toString('base64'),
  }
  const port = await child.order<number>('serve', told)
  return { name: 'node:http', pid: await child.order<number>('pid'), target: listTarget(port) }
}

async function nginxWith({ body }: Answer): Promise<Contender[]> {
  const nginx = await serveStatic('list.json', body)
  if (!nginx) return []
  ends.push(nginx.stop)
  return [{ name: 'nginx', pid: nginx.workerPid, target: fileTarget(nginx.port) }]
}

async function measure(contenders: readonly Contender[]): Promise<Map<string, Figures[]>> {
  const seen = new Map(contenders.map(({ name }) => [name, [] as Figures[]]))
  // As many as the runtime needs until it has compiled what is hot.
  for (const { target } of contenders) await secondsFor(target, { answers: ANSWERS })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const contender of contenders) seen.get(contender.name)?.push(await oneRound(contender))
  return seen
}

async function oneRound({ pid, target }: Contender): Promise<Figures> {
  const before = cpuSeconds(pid) ?? NaN
  const seconds = await secondsFor(target, { answers: ANSWERS })
  const used = (cpuSeconds(pid) ?? NaN) - before
  return { perSecond: ANSWERS / seconds, cpuUs: (used / ANSWERS) * 1e6 }
}

/** What the process uses of a core while nobody asks. */
async function idleShare({ pid }: Contender): Promise<number> {
  const before = cpuSeconds(pid) ?? NaN
  await delay(IDLE_MS)
  return ((cpuSeconds(pid) ?? NaN) - before) / (IDLE_MS / 1000)
}

function report(seen: Map<string, Figures[]>, idle: number): void {
  const cpuOf = (name: string) => median((seen.get(name) ?? []).map(({ cpuUs }) => cpuUs))
  const times = (name: string, other: string) => (cpuOf(name) / cpuOf(other)).toFixed(2)
  console.log(`\nMedian of ${ROUNDS} rounds of ${ANSWERS} answers`)
  console.log(
    table(
      ['server', 'req/s', 'CPU µs per request', 'times node:http', 'times nginx'],
      [...seen].map(([name, figures]) => [
        name,
        median(figures.map(({ perSecond }) => perSecond)).toFixed(0),
        cpuOf(name).toFixed(0),
        times(name, 'node:http'),
        seen.has('nginx') ? times(name, 'nginx') : 'not shown',
      ]),
    ),
  )
  console.log(
    `ours uses ${(idle * 100).toFixed(1)} % of a core while nobody asks; it is not taken off`,
  )
}
