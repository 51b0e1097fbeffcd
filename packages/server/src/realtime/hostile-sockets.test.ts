import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startApp, type TestApp } from '#test/harness.ts'
import { rawClient, upgradeTo } from '#test/raw-client.ts'
import { testSettings } from '#test/test-ports.ts'

const { live } = testSettings.limits
let app: TestApp
beforeAll(async () => {
  const few = { ...live, address: { ...live.address, sockets: 3, topics: 100 } }
  app = await startApp({ settings: { limits: { ...testSettings.limits, live: few } } })
  app.ports.hub.family('t.', (id) => () => id)
})
afterAll(() => app.close())

const health = async () => (await fetch(`${app.base}/healthz`)).status

/** Sooner or later there is room for a stream again. */
async function expectFreePlace(): Promise<void> {
  const ask = async () => {
    const stop = new AbortController()
    const { status } = await fetch(`${app.base}/live/sse?topics=t.1`, { signal: stop.signal })
    stop.abort()
    return status
  }
  await expect.poll(ask).toBe(200)
}

async function open(): Promise<WebSocket> {
  await expectFreePlace()
  const socket = new WebSocket(`${app.base.replace('http', 'ws')}/live`)
  await once(socket, 'open')
  return socket
}

const ended = async (socket: WebSocket) => {
  socket.close()
  await once(socket, 'close')
}

test.each(['//', '/live/../..//', '*', 'http://[', '/%', '?'])(
  'an upgrade to %s is answered and nobody else notices',
  async (path) => {
    const { heard } = await rawClient(app.base, upgradeTo(path))
    expect(await heard).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(await health()).toBe(200)
  },
)

test.each([
  ['a wrong path', '/other', {}],
  ['a foreign origin', '/live', { origin: 'https://evil.test' }],
  ['an upgrade that is let in', '/live', {}],
])('%s followed by a reset harms nobody', async (_name, path, headers) => {
  for (let tries = 0; tries < 20; tries += 1) {
    const { socket, heard } = await rawClient(app.base, upgradeTo(path, headers))
    socket.resetAndDestroy()
    await heard
  }
  expect(await health()).toBe(200)
  await expectFreePlace()
})

test('a refused upgrade carries the headers of every answer', async () => {
  const refused = [
    upgradeTo('/other'),
    upgradeTo('/live', { origin: 'https://evil.test' }),
    upgradeTo('/live').replace('version: 13', 'version: 99'),
  ]
  for (const text of refused) {
    const { heard } = await rawClient(app.base, text)
    expect(await heard).toContain('x-content-type-options: nosniff')
  }
})

test('who pings or talks without end is sent away', async () => {
  for (const nag of ['ping', 'send'] as const) {
    const socket = await open()
    const closed = once(socket, 'close')
    for (let sent = 0; sent <= live.socket.messages; sent += 1) socket[nag]('{}')
    expect((await closed)[0]).toBe(1008)
  }
  expect(app.ports.mishaps.counts().greedy_socket).toBeGreaterThanOrEqual(2)
})

test('who sends more bytes than a minute has is sent away, in whatever pieces', async () => {
  const socket = await open()
  const closed = once(socket, 'close')
  const piece = 'x'.repeat(8000)
  for (let sent = 0; sent <= live.socket.bytes; sent += piece.length) socket.send(piece)
  expect((await closed)[0]).toBe(1008)
})

test('a message with hundreds of topics counts as hundreds', async () => {
  const socket = await open()
  const closed = once(socket, 'close')
  const topics = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`none.${at}`, '']))
  for (let sent = 0; sent < 3; sent += 1) socket.send(JSON.stringify({ op: 'sub', topics }))
  expect((await closed)[0]).toBe(1008)
})

test('a stream with thousands of topics is refused like a socket, and the process keeps nothing of it', async () => {
  const names = Array.from({ length: 900 }, (_, at) => `me.messages.${at}`)
  const ask = (topics: readonly string[]) =>
    fetch(`${app.base}/live/sse?topics=${topics.join()}`, { headers: { accept: '*/*' } })
  const before = app.ports.hub.audience().size
  expect((await ask(names)).status).toBe(429)
  const few = await ask(names.slice(0, 5))
  expect(few.status).toBe(200)
  await few.body?.cancel()
  expect(app.ports.hub.audience().size).toBe(before)
})

test('a socket reads 64 topics, an address 100, and what is left is free again', async () => {
  const [one, other] = [await open(), await open()]
  const topics = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`t.${from + at}`, '']))
  const ask = (socket: WebSocket, op: object) => socket.send(JSON.stringify(op))
  const held = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => app.ports.hub.readers(`t.${from + at}`)).reduce(
      (sum, count) => sum + count,
      0,
    )
  ask(one, { op: 'sub', topics: topics(0, 70) })
  await expect.poll(() => held(0, 70)).toBe(64)
  ask(other, { op: 'sub', topics: topics(100, 40) })
  await expect.poll(() => held(100, 140)).toBe(36)
  ask(one, { op: 'unsub', topics: Object.keys(topics(0, 4)) })
  await expect.poll(() => held(0, 70)).toBe(60)
  ask(other, { op: 'sub', topics: topics(100, 40) })
  await expect.poll(() => held(100, 140)).toBe(40)
  await ended(one)
  await ended(other)
})

test('a stream whose reader left before the answer gives its place back', async () => {
  const { cookie } = await app.browser('mei')
  const ask = `GET /live/sse?topics=t.1 HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`
  for (let tries = 0; tries < 30; tries += 1) {
    const { socket, heard } = await rawClient(app.base, ask)
    socket.resetAndDestroy()
    await heard
  }
  await expectFreePlace()
})

test('sockets that say nothing do not keep a server from stopping', async () => {
  const own = await startApp()
  const silent = [
    await rawClient(own.base),
    await rawClient(own.base, 'GET / HTTP/1.1\r\nhost: '),
    await rawClient(
      own.base,
      'POST /sportdata/f HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
    ),
    await rawClient(own.base, upgradeTo('/live')),
  ]
  await once(silent[3]!.socket, 'data')
  // The library alone would wait thirty seconds for an answer to its farewell; here it waits for ever.
  const { setTimeout } = globalThis
  const patient = (run: () => void, ms?: number) => setTimeout(run, ms === 30_000 ? 2 ** 30 : ms)
  vi.stubGlobal('setTimeout', patient)
  await own.close()
  for (const { heard } of silent) await heard
  vi.unstubAllGlobals()
})
