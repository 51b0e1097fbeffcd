// A log of 100,000 entries verified in a browser, in the worker of the proof page: how long it takes, and the longest task of
// the page's own thread meanwhile (goal: none over 50 ms). Beside it the same check of the same log in Node.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LogSource } from '@linmen/domain/record-log/signed-entries.ts'
import { verifyLog } from '@linmen/domain/record-log/verify-log.ts'
import type { Hashing } from '@linmen/domain/record-log/hashing.ts'
import { loadavg } from 'node:os'
import { openBrowser, PHONE } from './kit/browser.ts'
import { describeMachine } from './kit/machine.ts'
import { watchTasks } from './kit/page-tasks.ts'

const ENTRIES = Number(process.env['LINMEN_ENTRIES'] ?? 100_000)
const WEB = fileURLToPath(new URL('../packages/web/dist/', import.meta.url))
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }

interface LongLog {
  readonly author: string
  readonly parts: (path: string) => Uint8Array | string | null
}

console.log(describeMachine())
// It stands with the tests of the verifier, which is another project.
const made = new URL('../tools/verify/test/long-log.ts', import.meta.url).href
const { longLog } = (await import(made)) as { longLog: (size: number) => LongLog }
const log = longLog(ENTRIES)
const browser = await openBrowser()
if (browser) await measure(browser)
else console.log('skipped: no Chromium')

async function measure(chromium: NonNullable<typeof browser>): Promise<void> {
  const server = await serve()
  const { port } = server.address() as AddressInfo
  const worker = await workerFile()
  const page = await chromium.newPage(PHONE)
  await page.goto(`http://127.0.0.1:${port}/bench.html`)
  const stop = await watchTasks(chromium, page)
  const found = await page.evaluate(prove, { worker, expertId: log.author })
  const tasks = await stop()
  console.log(
    `${ENTRIES} entries verified in ${(found.ms / 1000).toFixed(1)} s: ` +
      `${found.rows} picks of one expert, ${found.wrong} wrong, breach: ${found.breach}`,
  )
  console.log(`longest task of the page: ${Math.max(0, ...tasks).toFixed(1)} ms of ${tasks.length}`)
  const nodeMs = await inNode(`http://127.0.0.1:${port}/log/`)
  console.log(
    `in Node ${(nodeMs / 1000).toFixed(1)} s: the browser takes ${(found.ms / nodeMs).toFixed(2)} times as long; ` +
      `load ${loadavg()[0]!.toFixed(1)}`,
  )
  await chromium.close()
  server.close()
}

/** Runs in the page. */
function prove({ worker, expertId }: { worker: string; expertId: string }) {
  const begun = performance.now()
  const thread = new Worker(worker, { type: 'module' })
  return new Promise<{ ms: number; rows: number; wrong: number; breach: string | null }>(
    (resolve, reject) => {
      thread.addEventListener('error', () => reject(new Error('the worker failed')))
      thread.addEventListener('message', ({ data }) => {
        if (data.kind === 'outage') reject(new Error('outage'))
        if (data.kind !== 'done') return
        const { rows, breach, wrong } = data.proof
        const bad = rows.filter((row: { wrong: string[] }) => row.wrong.length > 0).length
        resolve({
          ms: performance.now() - begun,
          rows: rows.length,
          wrong: bad + wrong.length,
          breach,
        })
      })
      thread.postMessage({ expertId })
    },
  )
}

/** The peer: what `npm run -s verify` does. */
async function inNode(base: string): Promise<number> {
  const file = new URL('../tools/verify/node-hashing.ts', import.meta.url).href
  const { nodeHashing } = (await import(file)) as { nodeHashing: Hashing }
  const source: LogSource = async (path) => {
    const answer = await fetch(base + path)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return answer.ok ? bytes : null
  }
  const begun = performance.now()
  const { breach, faults, differences } = await verifyLog(source, nodeHashing, {
    author: log.author,
  })
  if (breach || faults.length + differences.length > 0) throw new Error('the log is not sound')
  return performance.now() - begun
}

async function workerFile(): Promise<string> {
  const { readdir } = await import('node:fs/promises')
  const file = (await readdir(join(WEB, 'assets'))).find((name) =>
    /^proof-worker.*\.js$/.test(name),
  )
  if (!file) throw new Error('the worker is not built')
  return `/assets/${file}`
}

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const part = path.startsWith('/log/') ? log.parts(path.slice(5)) : null
    if (part) return void response.end(part)
    if (path === '/bench.html')
      return void response.setHeader('content-type', 'text/html').end('<p>')
    readFile(join(WEB, path)).then(
      (bytes) => response.setHeader('content-type', TYPES[extname(path)] ?? '').end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  // Whoever verifies in this very thread keeps a connection waiting for seconds.
  server.keepAliveTimeout = 600_000
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
