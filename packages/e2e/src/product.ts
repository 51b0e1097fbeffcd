import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Where the built server lies. */
export const SERVER = fileURLToPath(new URL('../../server/dist', import.meta.url))
const MAIN = join(SERVER, 'main.js')
// A busy machine is slow, and that is no failure.
const READY_WITHIN_MS = 600_000

const ALONE = {
  // A picture that a program could solve would be worth nothing: journeys ask for their codes without one.
  LINMEN_CAPTCHA: '0',
  // One address and one member are here the visitors of a whole day, as fast as the machine allows.
  LINMEN_IP_PER_MINUTE: String(1e9),
  LINMEN_MEMBER_PER_MINUTE: String(1e9),
  // A journey that needs many codes says which address it comes from, as a proxy would.
  LINMEN_TRUST_PROXY: 'loopback',
}

/** For the demo beside a feed of one's own. */
export const feedSettings = (url: string): Record<string, string> => ({
  LINMEN_DEMO: '1',
  LINMEN_FEED: `http:${url}`,
  LINMEN_FEED_PRIVATE: '1',
})

/** Where a running product is found. */
export interface Place {
  readonly url: string
  readonly folder: string
}

export interface Product extends Place {
  readonly pid: number
  stop(): Promise<void>
}

/** What a browser holds when it is signed in. */
export interface Session {
  readonly cookies: Readonly<Record<string, string>>
  readonly storage: Readonly<Record<string, string>>
}

interface Ground {
  /** A data folder to begin with. */
  readonly folder?: string
  /** The folder stays when the product stops. */
  readonly isKept?: boolean
}

/** The built product, on a port and a data folder of its own. */
export async function startProduct(
  settings: Record<string, string> = {},
  { folder = mkdtempSync(join(tmpdir(), 'linmen-product-')), isKept = false }: Ground = {},
): Promise<Product> {
  const port = await freePort()
  const own = { PORT: String(port), LINMEN_DATA: folder, DATABASE_URL: '', ...ALONE }
  const env = { ...process.env, ...own }
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const stop = async () => {
    if (isRunning(child)) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!isKept) rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop()
    throw new Error(`${String(error)}\n${Buffer.concat(output).toString()}`, { cause: error })
  }
  return { url, folder, pid: child.pid ?? 0, stop }
}

/** The kept session of a role of the demo. */
export function sessionOf({ folder }: Place, role: string): Session {
  const text = readFileSync(join(folder, 'demo-ids.json'), 'utf8')
  const session = (JSON.parse(text) as { browser: Record<string, Session> }).browser[role]
  if (!session) throw new Error(`the demo has no ${role}`)
  return session
}

/** The token of a role of the demo, for programs. */
export function tokenOf({ folder }: Place, role: string): string {
  const text = readFileSync(join(folder, 'demo-ids.json'), 'utf8')
  return (JSON.parse(text) as { tokens: Record<string, string> }).tokens[role]!
}

/** The id of something that exists in the demo, by the name the demo gives it. */
export function idOf({ folder }: Place, name: string): string {
  const text = readFileSync(join(folder, 'demo-ids.json'), 'utf8')
  const id = (JSON.parse(text) as { ids: Record<string, string | number> }).ids[name]
  if (id === undefined) throw new Error(`the demo names no ${name}`)
  return String(id)
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + READY_WITHIN_MS; performance.now() < end;) {
    if (!isRunning(child)) throw new Error('the server ended before it was ready')
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    // A demo writes its past beside the first requests; journeys begin in a complete world.
    if (answer?.ok && !((await answer.json()) as { catchingUp?: boolean }).catchingUp) return
    await delay(100)
  }
  throw new Error(`the server was not ready after ${READY_WITHIN_MS / 1000} s`)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
