import { afterEach, expect, test } from 'vitest'
import { endpoint } from '@linmen/contract'
import { action } from '#kit/action.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import type { TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'
import { testSettings } from '#test/test-ports.ts'
import { edgeOf } from './edge.ts'
import { httpServer } from './server.ts'

const read = { method: 'GET', effect: 'read' } as const
const look = endpoint({ ...read, call: 't.look', path: '/api/t/look', access: 'member' })
const pay = endpoint({
  method: 'POST',
  effect: 'write',
  touches: [],
  call: 't.pay',
  path: '/api/t/pay',
  access: 'member',
  money: true,
})
const wait = endpoint({ ...read, call: 't.wait', path: '/api/t/wait' })
const loud = endpoint({ ...pay, call: 't.loud', path: '/api/t/loud', money: false })

let entered = () => {}
let release = () => {}
const bindings = [
  query(look, async () => ({})),
  command(pay, async () => ({})),
  action(wait, () => {
    entered()
    return new Promise((resolve) => (release = () => resolve({})))
  }),
  command(loud, async (_tx, _input, { after }) => {
    after(() => {
      throw new Error('nobody listens')
    })
    return {}
  }),
]

let app: TestApp
afterEach(() => app.close())

const start = async (limits: Partial<typeof testSettings.limits>) => {
  app = await startRows(bindings, { settings: { limits: { ...testSettings.limits, ...limits } } })
}

test('an address that asks too often waits, and is told how long', async () => {
  await start({ ipPerMinute: 6 })
  const ask = () => app.as('mei').fetch(look.path)
  while ((await ask()).status === 200);
  app.clock.advance(20_500)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  expect(await refused.json()).toMatchObject({
    errorCode: 'too_many_requests',
    retryAfterMs: 39_500,
  })
  app.clock.advance(39_500)
  expect((await ask()).status).toBe(200)
})

test('whoever opens a page too often reads a page; programs get their envelope', async () => {
  await start({ ipPerMinute: 6 })
  const html = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }
  const open = (path: string, headers: Record<string, string>) =>
    fetch(`${app.base}${path}`, { headers })
  while ((await open('/', html)).status !== 429);
  const page = await open('/', html)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('retry-after')).toBe('60')
  const text = await page.text()
  expect(text).toContain('<h1>操作过于频繁')
  expect(text).toContain('<meta http-equiv="refresh" content="60">')
  const script = { accept: '*/*', 'sec-fetch-dest': 'script' }
  for (const answer of [await open('/assets/a.js', script), await open(look.path, html)]) {
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ errorCode: 'too_many_requests' })
  }
})

test('a member pays ten times a minute and looks as often as they like', async () => {
  await start({ moneyPerMinute: 10 })
  for (let paid = 0; paid < 10; paid += 1)
    expect(await app.as('mei').call(pay, {})).toMatchObject({ ok: true })
  expect(await app.as('mei').call(pay, {})).toMatchObject({ ok: false, code: 'too_many_requests' })
  expect(await app.as('mei').call(look, {})).toMatchObject({ ok: true })
  expect(await app.as('wei').call(pay, {})).toMatchObject({ ok: true })
})

test('stopping lets a running request finish', async () => {
  await start({})
  const running = new Promise<void>((resolve) => (entered = resolve))
  const answer = app.visitor().fetch(wait.path)
  await running
  const closed = app.close()
  release()
  expect((await answer).status).toBe(200)
  await closed
  await start({})
})

test('a listener that fails does not undo what was committed', async () => {
  await start({})
  expect(await app.as('mei').call(loud, {})).toMatchObject({ ok: true })
})

test('slow senders are cut off after ten and twenty seconds', async () => {
  await start({})
  const { server } = httpServer(edgeOf(app.ports))
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 20_000])
})
