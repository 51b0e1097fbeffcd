import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startApp, type TestApp } from '#test/harness.ts'
import { rawClient, upgradeTo } from '#test/raw-client.ts'
import { testSettings } from '#test/test-ports.ts'
import { readTrust } from './proxy-trust.ts'

type Limits = Partial<typeof testSettings.limits>

/** A server of the test's own, because they wait for real sockets side by side. */
async function withServer(
  { trust = '', ...limits }: Limits & { readonly trust?: string },
  run: (app: TestApp, ask: (text: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  const app = await startApp({
    settings: { limits: { ...testSettings.limits, ...limits }, trustProxy: readTrust(trust)! },
  })
  try {
    await run(app, async (text) => (await rawClient(app.base, text)).heard)
  } finally {
    await app.close()
  }
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])
const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: own.test\r\nconnection: close\r\n${more}\r\n`

describe.concurrent('a hardened server', () => {
  test('every answer carries the security headers, readable or not', () =>
    withServer({}, async (_app, ask) => {
      const asked = [
        [get('/'), 200],
        [get('/nowhere'), 404],
        [get('/api/%'), 400],
        [get('/%E0%A4%A'), 400],
        ['NONSENSE\r\n\r\n', 400],
        [get('/', `x: ${'y'.repeat(20_000)}\r\n`), 431],
        [get('/', 'expect: miracles\r\n'), 417],
        [upgradeTo('/other'), 404],
      ] as const
      for (const [text, status] of asked) {
        const answer = await ask(text)
        expect([text.slice(0, 20), statusOf(answer)]).toEqual([text.slice(0, 20), status])
        expect(answer).toContain('x-content-type-options: nosniff')
        expect(answer).toContain('content-security-policy: ')
      }
    }))

  test.each([
    ['an undecodable path', get('/api/%')],
    ['an upgrade', upgradeTo('/live', { origin: 'https://evil.test' })],
  ])('the limit of an address counts %s too', (_name, text) =>
    withServer({ ipPerMinute: 5 }, async (_app, ask) => {
      let asked = 0
      while (statusOf(await ask(text)) !== 429) expect((asked += 1)).toBeLessThan(6)
      expect(statusOf(await ask(get('/healthz')))).toBe(429)
    }),
  )

  test('what is no HTTP counts as well, and is not even answered in the end', () =>
    withServer({ ipPerMinute: 5 }, async (_app, ask) => {
      let asked = 0
      while ((await ask('NONSENSE\r\n\r\n')) !== '') expect((asked += 1)).toBeLessThan(6)
    }))

  test('a head or a body that does not come is cut off when it was said', () =>
    withServer(
      { timeouts: { headersMs: 300, requestMs: 600, writeMs: 20_000 } },
      async (_app, ask) => {
        const started = 'POST /sportdata/f HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'
        expect(statusOf(await ask('GET / HTTP/1.1\r\nhost: '))).toBe(408)
        expect(statusOf(await ask(started))).toBe(408)
      },
    ))

  test('who does not take an answer loses the connection', ({ expect }) =>
    withServer(
      { timeouts: { headersMs: 10_000, requestMs: 20_000, writeMs: 1000 } },
      async (app) => {
        app.ports.hub.topic('big', () => 'x'.repeat(32 * 1024 * 1024))
        const { socket, heard } = await rawClient(app.base, get('/live/sse?topics=big'))
        socket.pause()
        const note = () => app.ports.mishaps.counts().slow_reader
        await expect.poll(note).toBe(1)
        socket.resume()
        await heard
      },
    ))

  test('a process has so many connections, and an address its share', ({ expect }) =>
    withServer({ connections: 4, connectionsPerIp: 3 }, async (app, ask) => {
      const held = [await rawClient(app.base), await rawClient(app.base)]
      const more = [await rawClient(app.base), await rawClient(app.base), await rawClient(app.base)]
      await Promise.race(more.map(({ heard }) => heard))
      expect(app.ports.mishaps.counts().too_many_connections).toBeGreaterThan(0)
      for (const { socket } of [...held, ...more]) socket.destroy()
      await expect.poll(async () => statusOf(await ask(get('/healthz')))).toBe(200)
    }))

  test('a socket of our page is let in under the host the proxy names', () =>
    withServer({ trust: 'loopback' }, async (app) => {
      const open = (host: string) =>
        new WebSocket(`${app.base.replace('http', 'ws')}/live`, {
          headers: {
            origin: 'https://linmen.test',
            'x-forwarded-proto': 'https',
            'x-forwarded-host': host,
          },
        })
      const own = open('linmen.test')
      await once(own, 'open')
      own.close()
      const [error] = (await once(open('other.test'), 'error')) as [Error]
      expect(error.message).toContain('403')
    }))
})
