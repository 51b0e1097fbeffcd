import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayNames } from '#test/relay-pair.ts'
import { freePort } from '#test/free-port.ts'
import { redisRelay } from './redis-relay.ts'
import type { Relay } from './relay.ts'

const isInstalled = spawnSync('redis-server', ['--version']).status === 0
const NOTE = isInstalled ? '' : ' (not shown: redis-server is not installed)'

let folder: string
let port: number
let server: ChildProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-redis-'))
  port = await freePort()
  if (isInstalled) await start()
})
afterAll(async () => {
  if (isInstalled) await stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const memoryOnly = ['--save', '', '--appendonly', 'no', '--dir', folder]
  server = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', ...memoryOnly])
  let said = ''
  server.stdout!.on('data', (text) => (said += String(text)))
  while (!said.includes('Ready to accept connections')) await once(server.stdout!, 'data')
}

async function stop(): Promise<void> {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

const open = (self: string) => redisRelay(`redis://127.0.0.1:${port}`, relayNames(self), () => {})
const heardBy = (relay: Relay, count: number) =>
  new Promise<unknown[]>((resolve) => {
    const heard: unknown[] = []
    relay.on('match', (message) => {
      if (heard.push(message) === count) resolve(heard)
    })
  })

test.runIf(isInstalled)(
  `a real Redis passes messages on in order, whole and to the others only${NOTE}`,
  async () => {
    const [one, other] = [await open('one'), await open('other')]
    const long = '进球⚽'.repeat(50_000)
    const heard = heardBy(other, 3)
    const own = heardBy(one, 1)
    for (const message of ['first', { text: long }, 3]) one.send('match', message)
    expect(await heard).toEqual(['first', { text: long }, 3])
    other.send('match', 'back')
    expect(await own).toEqual(['back'])
    await one.close()
    await other.close()
  },
)

test.runIf(isInstalled)(
  `a Redis that is killed and comes back is a gap, and then messages pass again${NOTE}`,
  async () => {
    const [one, other] = [await open('one'), await open('other')]
    const gap = new Promise<void>((resolve) => other.onGap(resolve))
    const speaks = new Promise<void>((resolve) => one.onGap(resolve))
    await stop()
    await start()
    await Promise.all([gap, speaks])
    const heard = heardBy(other, 1)
    one.send('match', 'again')
    expect(await heard).toEqual(['again'])
    await one.close()
    await other.close()
  },
)

test('a Redis that is not there is named in a sentence, without its password', async () => {
  const nowhere = await freePort()
  const opening = redisRelay(`redis://:secret@127.0.0.1:${nowhere}`, relayNames('one'), () => {})
  const error = await opening.catch((cause: unknown) => cause)
  expect(String(error)).toContain(`连不上 REDIS_URL 指的 Redis（127.0.0.1:${nowhere}）`)
  expect(String(error)).not.toContain('secret')
})
