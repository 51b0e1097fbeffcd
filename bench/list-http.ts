// The match list from the running product against the same bytes as a static file from nginx.
// Both take turns in one run, so that a busy moment of the machine meets both.
import { startProduct } from '@linmen/e2e/src/product.ts'
import { cpuSeconds } from './kit/cpu-time.ts'
import { countAnswers, oneAnswer, type Target } from './kit/http-load.ts'
import { describeMachine, median, table } from './kit/machine.ts'
import { serveStatic } from './kit/nginx.ts'

const ROUNDS = 5
const ROUND_MS = 2000
const CONNECTIONS = 32

interface Contender {
  readonly name: string
  readonly pid: number
  readonly target: Target
}
interface Figures {
  readonly perSecond: number
  readonly cpuUs: number | null
}

console.log(describeMachine())
// One address asks far more often than the limiter lets a person; the feed stands still, so that both
// serve the same bytes for the whole run.
const product = await startProduct({ LINMEN_IP_PER_MINUTE: '1000000000', LINMEN_FEEDS: '0' })
try {
  const target = listTarget(Number(new URL(product.url).port))
  const { head, body } = await oneAnswer(target)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
  console.log(
    `answer    ${body.length} bytes gzip, ${CONNECTIONS} connections, our own load client`,
  )
  const nginx = await serveStatic('list.json', body)
  const ours = { name: 'ours', pid: product.pid, target }
  try {
    const peer = nginx && {
      name: 'nginx',
      pid: nginx.workerPid,
      target: fileTarget(nginx.port, 'list.json'),
    }
    console.log(
      `peer      ${peer ? 'nginx, gzip_static, one worker' : 'nginx is not installed: not shown'}`,
    )
    report(await measure(peer ? [ours, peer] : [ours]))
  } finally {
    await nginx?.stop()
  }
} finally {
  await product.stop()
}

async function measure(contenders: Contender[]): Promise<Map<string, Figures[]>> {
  const seen = new Map(contenders.map(({ name }) => [name, [] as Figures[]]))
  for (const { target } of contenders)
    await countAnswers(target, { connections: CONNECTIONS, durationMs: ROUND_MS / 2 })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const contender of contenders) seen.get(contender.name)?.push(await oneRound(contender))
  return seen
}

async function oneRound({ pid, target }: Contender): Promise<Figures> {
  const before = cpuSeconds(pid)
  const { answers, seconds } = await countAnswers(target, {
    connections: CONNECTIONS,
    durationMs: ROUND_MS,
  })
  const after = cpuSeconds(pid)
  const used = before === null || after === null ? null : after - before
  return {
    perSecond: answers / seconds,
    cpuUs: used === null ? null : (used / answers) * 1e6,
  }
}

function report(seen: Map<string, Figures[]>): void {
  const ours = seen.get('ours') ?? []
  const peer = seen.get('nginx')
  const ratios = peer?.map(({ perSecond }, at) => (ours[at]?.perSecond ?? 0) / perSecond)
  console.log(`\nMedian of ${ROUNDS} rounds of ${ROUND_MS / 1000} s`)
  console.log(
    table(
      ['server', 'req/s', 'ratio to nginx', 'CPU µs per request'],
      [...seen].map(([name, figures]) => [
        name,
        median(figures.map(({ perSecond }) => perSecond)).toFixed(0),
        name === 'nginx' ? '1.00' : ratios ? median(ratios).toFixed(2) : 'not shown',
        median(figures.map(({ cpuUs }) => cpuUs ?? NaN)).toFixed(0),
      ]),
    ),
  )
}

function listTarget(port: number): Target {
  const body = JSON.stringify({ apiName: 'getMatchListByDate' })
  const lines = [
    'POST /sportdata/f HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'accept-encoding: gzip',
  ]
  return { port, request: `${lines.join('\r\n')}\r\n\r\n${body}` }
}

function fileTarget(port: number, name: string): Target {
  const lines = [`GET /${name} HTTP/1.1`, `host: 127.0.0.1:${port}`, 'accept-encoding: gzip']
  return { port, request: `${lines.join('\r\n')}\r\n\r\n` }
}
