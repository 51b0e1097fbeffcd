import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

export interface Counted {
  readonly wallS: number
  /** Of the command, of all it started, and of the server it spoke to. */
  readonly cpuS: number
  /** Of the server alone; null where there was none. */
  readonly serverS: number | null
  readonly said: string
}

interface Surroundings {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** The process whose children work for the command. */
  readonly server?: number
}

/** Runs a command to its end and counts what it cost. One that fails is a failure. */
export async function runCounted(
  [file, ...args]: readonly string[],
  { cwd, env, server }: Surroundings,
): Promise<Counted> {
  const own = childSeconds(process.pid)
  const theirs = server === undefined ? null : childSeconds(server)
  const from = performance.now()
  const child = spawn(file!, args, { cwd, env: { ...process.env, ...env } })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  const wallS = (performance.now() - from) / 1000
  if (code !== 0) throw new Error(`${file} ended with ${code}: ${said}`)
  const serverS = theirs === null ? null : childSeconds(server!) - theirs
  return { wallS, cpuS: childSeconds(process.pid) - own + (serverS ?? 0), serverS, said }
}

const TICKS_PER_SECOND = 100

/** Processor seconds of the children that have ended, and of theirs; NaN where the kernel does not tell. */
function childSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return NaN
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}
