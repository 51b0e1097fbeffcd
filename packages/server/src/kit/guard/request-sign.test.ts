import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint, id, shape } from '@linmen/contract'
import { command } from '#kit/command.ts'
import { startRows } from '#test/rows-app.ts'
import type { TestApp } from '#test/harness.ts'
import { signOf } from './request-sign.ts'

const pay = endpoint({
  call: 't.pay',
  method: 'GET',
  path: '/api/t/pay/{id}',
  effect: 'write',
  touches: [],
  access: 'member',
  money: true,
  input: shape({ id }),
})
const like = endpoint({ ...pay, call: 't.like', path: '/api/t/like/{id}', money: false })
const MINUTE_MS = 60_000
const URL_PATH = '/api/t/pay/7?agentId=1&b=%E4%B8%AD&a=2'

let app: TestApp
let browser: Awaited<ReturnType<TestApp['browser']>>
beforeAll(async () => {
  app = await startRows([command(pay, async () => ({})), command(like, async () => ({}))])
  browser = await app.browser('mei')
})
afterAll(() => app.close())

interface Signed {
  readonly method?: string
  readonly path?: string
  readonly body?: string
  readonly timeMs?: number
  readonly key?: string
  readonly requestId?: string
  readonly nonce?: string
}

function headersFor({ method = 'POST', path = URL_PATH, body = '{"x":1}', ...rest }: Signed) {
  const timeMs = rest.timeMs ?? app.clock.nowMs()
  const requestId = rest.requestId ?? nextId()
  const nonce = rest.nonce ?? `nonce-of-sixteen-${requestId}`
  const sign = signOf(
    { method, url: path, body: Buffer.from(body), requestId, nonce },
    rest.key ?? browser.signKey,
    timeMs,
  )
  return {
    'x-request-id': requestId,
    'x-nonce': nonce,
    'x-time': String(timeMs),
    'x-sign': sign,
  }
}

async function send(headers: Record<string, string>, init: Omit<Signed, 'key' | 'timeMs'> = {}) {
  const { method = 'POST', path = URL_PATH, body = '{"x":1}' } = init
  const response = await browser.fetch(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'POST' && { body }),
  })
  return (await response.json()) as { errorCode: string | null; serverTime?: number }
}

let made = 0
const nextId = () => `sign-${(made += 1)}`

test('a signed payment of a browser passes, by POST and by GET', async () => {
  expect(await send(headersFor({}))).toMatchObject({ errorCode: null })
  const get = { method: 'GET', body: '' }
  expect(await send(headersFor(get), get)).toMatchObject({ errorCode: null })
})

test.each<[string, () => Record<string, string>]>([
  ['no signature', () => ({})],
  ['another request id', () => ({ ...headersFor({}), 'x-request-id': nextId() })],
  ['another nonce', () => ({ ...headersFor({}), 'x-nonce': 'nonce-of-somebody-else' })],
  ['no nonce worth the name', () => headersFor({ nonce: 'short' })],
  ['no time', () => ({ 'x-sign': headersFor({})['x-sign'] })],
  ['a time that is no number', () => ({ ...headersFor({}), 'x-time': 'now' })],
  ['the key of another session', () => headersFor({ key: 'other' })],
  ['another path', () => headersFor({ path: URL_PATH.replace('7', '8') })],
  ['another query', () => headersFor({ path: URL_PATH.replace('a=2', 'a=3') })],
  ['another body', () => headersFor({ body: '{"x":2}' })],
  ['another method', () => headersFor({ method: 'GET' })],
  ['a signature cut short', () => ({ ...headersFor({}), 'x-sign': 'ab' })],
])('a payment with %s is refused', async (_name, headers) => {
  expect(await send(headers())).toMatchObject({ errorCode: 'signError' })
})

test('a captured payment sent again as it is is refused', async () => {
  const captured = headersFor({})
  expect(await send(captured)).toMatchObject({ errorCode: null })
  expect(await send(captured)).toMatchObject({ errorCode: 'signError' })
})

test('an attempt that is repeated is signed anew under its own request id', async () => {
  const first = await send(headersFor({ requestId: 'again-1' }))
  const nonce = 'another-nonce-of-ours'
  expect(await send(headersFor({ requestId: 'again-1', nonce }))).toEqual(first)
})

test('the order of the query does not matter', async () => {
  const sorted = '/api/t/pay/7?a=2&agentId=1&b=%E4%B8%AD'
  expect(await send(headersFor({ path: sorted }))).toMatchObject({ errorCode: null })
})

test.each([
  [-5 * MINUTE_MS, null],
  [5 * MINUTE_MS, null],
  [-5 * MINUTE_MS - 1, 'timeError'],
  [5 * MINUTE_MS + 1, 'timeError'],
])('a clock that is off by %i ms gets %s', async (offMs, errorCode) => {
  const answer = await send(headersFor({ timeMs: app.clock.nowMs() + offMs }))
  expect(answer.errorCode).toBe(errorCode)
})

test('R-ERROR-006 a clock that is off learns the time of the server', async () => {
  const answer = await send(headersFor({ timeMs: 0 }))
  expect(answer).toMatchObject({ errorCode: 'timeError', serverTime: app.clock.nowMs() })
})

test('header tokens and calls without money need no signature', async () => {
  expect(await app.as('mei').call(pay, { id: '7' })).toMatchObject({ ok: true })
  expect(await browser.call(like, { id: '7' })).toMatchObject({ ok: true })
})

test('a visitor is asked to sign in, not to sign', async () => {
  expect(await app.visitor().call(pay, { id: '7' })).toMatchObject({ code: 'no_login' })
})
