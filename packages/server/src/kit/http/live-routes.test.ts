import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startApp, type TestApp } from '#test/harness.ts'
import { testSettings } from '#test/test-ports.ts'

const limits = testSettings.limits.live
const live = { ...limits, address: { ...limits.address, sockets: 3 } }

let app: TestApp
let total = 0
beforeAll(async () => {
  app = await startApp({ settings: { limits: { ...testSettings.limits, live } } })
  app.ports.hub.topic('test.count', () => total)
  app.ports.hub.family('test.mine.', (id) => () => id, {
    mayRead: ({ memberId }, topic) => topic === `test.mine.${memberId}`,
  })
})
afterAll(() => app.close())

const bump = () => app.ports.hub.publish('test.count', (total += 1))
const address = () => `${app.base.replace('http', 'ws')}/live`

/** A socket and a way to wait for its next message. */
async function connect(headers: Record<string, string> = {}) {
  const socket = new WebSocket(address(), { headers })
  const waiting: ((message: any) => void)[] = []
  const early: any[] = []
  socket.on('message', (data) => {
    const message: unknown = JSON.parse(String(data))
    const next = waiting.shift()
    if (next) next(message)
    else early.push(message)
  })
  await once(socket, 'open')
  return {
    socket,
    subscribe: (topics: Record<string, string>) =>
      socket.send(JSON.stringify({ op: 'sub', topics })),
    next: () =>
      new Promise<any>((resolve) => {
        if (early.length > 0) resolve(early.shift())
        else waiting.push(resolve)
      }),
    close: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}

const refusedWith = async (headers: Record<string, string>, path = address()) => {
  const socket = new WebSocket(path, { headers })
  const [error] = (await once(socket, 'error')) as [Error]
  return error.message
}

test('a socket gets the state, the changes, and after a break what it missed', async () => {
  const first = await connect()
  first.subscribe({ 'test.count': '' })
  const { e, s } = await first.next()
  bump()
  expect(await first.next()).toEqual({ t: 'test.count', e, s: s + 1, d: total })
  await first.close()
  bump()
  const second = await connect()
  second.subscribe({ 'test.count': `${e}:${s + 1}` })
  expect(await second.next()).toEqual({ t: 'test.count', e, s: s + 2, d: total })
  await second.close()
})

test('nonsense on the socket is ignored', async () => {
  const client = await connect()
  for (const text of ['{', '7', '[]', 'null', '{"op":"sub"}', '{"op":"sub","topics":[1]}'])
    client.socket.send(text)
  client.subscribe({ 'test.count': '' })
  expect(await client.next()).toMatchObject({ t: 'test.count', snap: total })
  await client.close()
})

test('a message above 8 KB ends the socket', async () => {
  const client = await connect()
  client.socket.send('x'.repeat(9000))
  const [code] = (await once(client.socket, 'close')) as [number]
  expect([1006, 1009]).toContain(code)
})

test('a foreign page may not open a socket, our own may, and so may what is no browser', async () => {
  expect(await refusedWith({ origin: 'https://evil.test' })).toContain('403')
  const own = await connect({ origin: app.base })
  await own.close()
})

test('other paths are no sockets', async () => {
  expect(await refusedWith({}, `${address()}/other`)).toContain('404')
})

test('one address has so many connections and no more', async () => {
  const open = [await connect(), await connect(), await connect()]
  expect(await refusedWith({})).toContain('429')
  for (const client of open) await client.close()
})

test('a private topic is read with the session of its member', async () => {
  const { cookie } = await app.browser('mei')
  const mei = await connect({ cookie, origin: app.base })
  mei.subscribe({ 'test.mine.mei': '', 'test.mine.wei': '' })
  expect(await mei.next()).toMatchObject({ t: 'test.mine.mei', snap: 'mei' })
  expect(await mei.next()).toMatchObject({ t: 'test.mine.wei', err: 'no_topic' })
  await mei.close()
})

/** Reads server-sent events until so many have come. */
async function eventsOf(path: string, count: number, headers: Record<string, string> = {}) {
  const stop = new AbortController()
  const response = await fetch(`${app.base}${path}`, { headers, signal: stop.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.split('\n\n').length <= count) text += (await reader.read()).value ?? ''
  stop.abort()
  const blocks = text.split('\n\n').slice(0, count)
  return blocks.map((block) => ({
    id: /^id: (.*)$/m.exec(block)![1]!,
    data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!) as Record<string, unknown>,
  }))
}

test('the event stream carries the same frames and resumes from the last event id', async () => {
  const [first] = await eventsOf('/live/sse?topics=test.count', 1)
  expect(first!.data).toMatchObject({ t: 'test.count', snap: total })
  bump()
  bump()
  const resumed = await eventsOf('/live/sse?topics=test.count', 2, { 'last-event-id': first!.id })
  expect(resumed.map(({ data }) => data['d'])).toEqual([total - 1, total])
})

test('an ended server ends its streams', async () => {
  const own = await startApp()
  own.ports.hub.topic('x', () => 0)
  const response = await fetch(`${own.base}/live/sse?topics=x`)
  await own.close()
  await expect(response.text()).resolves.toContain('"snap":0')
})
