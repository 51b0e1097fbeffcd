import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const READY_WITHIN_MS = 90_000

/** The built product, running on a port and a data folder of its own. */
export interface Product {
  readonly url: string
  stop(): Promise<void>
}

export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'linmen-e2e-'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), LINMEN_DATA: folder, DATABASE_URL: '' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const stop = async () => {
    if (isRunning(child)) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop()
    throw new Error(`${String(error)}\n${Buffer.concat(output).toString()}`, { cause: error })
  }
  return { url, stop }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + READY_WITHIN_MS; performance.now() < end;) {
    if (!isRunning(child)) throw new Error('the server ended before it was ready')
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error(`the server was not ready after ${READY_WITHIN_MS / 1000} s`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
