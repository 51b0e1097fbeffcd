import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { program } from './server-process.ts'
import { copyFolder } from './template.ts'

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

let dataDir: string
let server: Run
let base: string

function run(port: number, source = 'main.ts'): Run {
  const env = {
    ...process.env,
    PORT: String(port),
    LINMEN_DATA: dataDir,
    LINMEN_DEMO: '1',
    LINMEN_FEEDS: '0',
    DATABASE_URL: '',
  }
  const child = spawn(process.execPath, program(source), { env })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, output: () => output, ended }
}

async function says({ child, output, ended }: Run, text: string): Promise<void> {
  const gone = ended.then(() => {
    throw new Error(`ended before it said ${text}:\n${output()}`)
  })
  while (!output().includes(text)) await Promise.race([once(child.stdout!, 'data'), gone])
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linmen-start-'))
  // It holds members already, so the start makes no demo world.
  await copyFolder(join(dataDir, 'database'))
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  server = run(port)
  await says(server, '按 Ctrl+C 停止')
})
afterAll(async () => {
  if (server.child.exitCode === null) server.child.kill('SIGKILL')
  await server.ended
  await rm(dataDir, { recursive: true, force: true })
})

test('the start says where it is, who may sign in and where the data lies', () => {
  expect(server.output()).toContain(base)
  expect(server.output()).toContain('13800000001')
  expect(server.output()).toContain('linmen2026')
  expect(server.output()).toContain(dataDir)
  expect(server.output()).toContain('断电时可能丢失最近的写入')
})

test('it is alive and ready', async () => {
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
})

describe.concurrent('beside a running server', () => {
  test('a second start on the same folder is refused, and the first goes on', async () => {
    const second = run(await freePort())
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('正被另一个进程')
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
  })

  test('the command for ids reads what the running server wrote', async () => {
    const ids = run(0, 'start/print-ids.ts')
    expect(await ids.ended).toBe(0)
    const { tokens, browser } = JSON.parse(ids.output()) as {
      tokens: Record<string, string>
      browser: Record<string, { cookies: Record<string, string> }>
    }
    const me = async (headers: Record<string, string>) =>
      (await (await fetch(`${base}/api/uc/index`, { headers })).json()) as { id?: string }
    expect(await me({ jcobToken: tokens['member']! })).toMatchObject({ id: 'mei' })
    expect(await me({ jcobToken: tokens['operator']! })).toMatchObject({ id: 'lao' })
    const cookie = `linmen_session=${browser['expert']!.cookies['linmen_session']}`
    expect(await me({ cookie })).toMatchObject({ id: 'wei' })
  })
})

test.runIf(process.platform !== 'win32')('secrets are for the owner only', async () => {
  for (const file of ['secret.key', 'demo-ids.json'])
    expect((await stat(join(dataDir, file))).mode & 0o077, file).toBe(0)
})

test('a signal ends it in order: streams close, the folder is free, nothing is lost', async () => {
  const stream = await fetch(`${base}/live/sse?topics=none`)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await stream.text()
  expect(await readdir(join(dataDir, 'database'))).toEqual(['pg'])
})
