import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from './free-port.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SOURCES = join(ROOT, 'packages/server/src')
// The loader alone: tsx's own command would stand between us and the signals.
const TSX = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href
const FROM_SOURCE = ['--import', TSX, '--conditions=linmen-source']
const BUILT = join(ROOT, 'packages/server/dist')

/**
 * A program of the server for Node, such as `start/print-ids.ts`. What is built is three processor seconds nearer to its
 * first line, and is taken by runs that have built it: `LINMEN_BUILT=1`.
 */
export const program = (source: string): readonly string[] =>
  process.env['LINMEN_BUILT']
    ? [join(BUILT, `${basename(source, '.ts')}.js`)]
    : [...FROM_SOURCE, join(SOURCES, source)]

/** A command of ours beside the server, run to its end. */
export async function runCommand(
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, program(path), { env: { ...process.env, ...env } })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  const [code] = await once(child, 'close')
  return { code: code as number | null, output }
}

export interface ServerProcess {
  readonly base: string
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  output(): string
}

/** A server in a process of its own, ready to be asked. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, program('main.ts'), {
    env: { ...process.env, PORT: String(port), ...env },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const gone = ended.then(() => {
    throw new Error(`ended before it was ready:\n${output}`)
  })
  gone.catch(() => {})
  while (!output.includes('按 Ctrl+C 停止')) await Promise.race([once(child.stdout, 'data'), gone])
  return { base: `http://127.0.0.1:${env['PORT'] ?? port}`, child, ended, output: () => output }
}
