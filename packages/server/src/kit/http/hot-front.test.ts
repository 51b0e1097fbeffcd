import { afterEach, expect, test } from 'vitest'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { smallWorld } from '#test/small-world.ts'
import { testClock, TEST_NOW_MS, testSettings } from '#test/test-ports.ts'

let app: TestApp
afterEach(() => app.close())

const start = async (ipPerMinute = 1e6) => {
  app = await startApp({
    feed: smallWorld(testClock(TEST_NOW_MS)),
    settings: { limits: { ...testSettings.limits, ipPerMinute } },
  })
}

const ask = (headers: Record<string, string> = {}, more = '') =>
  fetch(`${app.base}${gatewayPath}${more}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ apiName: 'getMatchListByDate' }),
  })

const told = async (response: Response) => {
  const headers = Object.fromEntries(response.headers)
  for (const passing of ['date', 'connection', 'keep-alive', 'content-length'])
    delete headers[passing]
  return { status: response.status, headers, text: await response.text() }
}

test.each(['br', 'gzip', 'identity'])(
  'in %s, what lies ready is told with the same headers and bytes as what is made',
  async (encoding) => {
    await start()
    const made = await told(await ask({ 'accept-encoding': encoding }))
    expect(made.status).toBe(200)
    expect(await told(await ask({ 'accept-encoding': encoding }))).toEqual(made)
    expect(made.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    const again = await ask({ 'if-none-match': made.headers['etag']! })
    expect([again.status, await again.text()]).toEqual([304, ''])
  },
)

test('many questions over one connection all get their answer', async () => {
  await start()
  const first = await (await ask()).text()
  for (let asked = 0; asked < 50; asked += 1) expect(await (await ask()).text()).toBe(first)
})

test('a body of the same length that asks for something else reaches its own method', async () => {
  await start()
  await ask()
  const other = await fetch(`${app.base}${gatewayPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName: 'getMatchListByDatX' }),
  })
  expect(await other.json()).toMatchObject({ errorCode: 'unknown_method' })
})

test('the limit of an address holds for what lies ready', async () => {
  await start(20)
  let answered = 0
  while ((await ask()).status === 200) expect((answered += 1)).toBeLessThan(21)
  expect(answered).toBeGreaterThan(10)
})

test('who shows a session is passed on to the checks', async () => {
  await start()
  await ask()
  const member = await ask({ jcobToken: 'nobody' })
  expect(member.status).toBe(200)
})
