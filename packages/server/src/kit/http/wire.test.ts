import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  coins,
  commonRefusals,
  endpoint,
  id,
  int,
  named,
  planned,
  refusal,
  shape,
  text,
} from '@linmen/contract'
import { action } from '#kit/action.ts'
import { command } from '#kit/command.ts'
import { prepareAnswer, prepared } from '#kit/prepared.ts'
import { query } from '#kit/query.ts'
import type { TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'

const read = { method: 'GET', effect: 'read' } as const
const echo = endpoint({
  ...read,
  call: 't.echo',
  path: '/api/t/echo/{id}',
  input: shape({ id, amount: named('money', coins) }),
  output: shape({ id, amount: named('money', coins) }),
})
const broke = endpoint({
  ...read,
  call: 't.broke',
  path: '/api/t/broke',
  refusals: { ...refusal('t.broke', '余额不足', shape({ needed: named('need', coins) })) },
})
const crash = endpoint({ ...read, call: 't.crash', path: '/api/t/crash' })
const flip = endpoint({
  ...read,
  effect: 'write',
  touches: [],
  call: 't.flip',
  path: '/api/t/flip',
})
const slash = endpoint({ ...read, call: 't.slash', path: '/api/t/slash/' })
const hot = endpoint({
  ...read,
  call: 't.hot',
  path: '/api/t/hot',
  output: shape({ words: text() }),
})
const long = endpoint({
  ...read,
  call: 't.long',
  path: '/api/t/long',
  output: shape({ words: text() }),
})
const late = planned({ ...read, call: 't.late', path: '/api/t/late', access: 'member' })
const sized = endpoint({
  method: 'POST',
  effect: 'read',
  call: 't.sized',
  path: '/api/t/sized',
  input: shape({ size: int({ max: 9 }) }),
})
const slow = endpoint({ ...read, call: 't.slow', path: '/api/t/slow' })

let app: TestApp
const hotAnswer = prepareAnswer(hot, { words: '字'.repeat(500) })

beforeAll(async () => {
  app = await startRows(
    [
      query(echo, async (_db, given) => given),
      query(long, async () => ({ words: '字'.repeat(2000) })),
      query(broke, async (_db, _input, { refuse }) => refuse('t.broke', { needed: 3040 as never })),
      query(crash, async () => {
        throw new Error('the secret reason')
      }),
      command(flip, async () => ({})),
      query(slash, async () => ({})),
      prepared(hot, () => hotAnswer),
      query(sized, async () => ({})),
      action(slow, async () => {
        throw Object.assign(new Error('canceling statement'), { code: '57014' })
      }),
    ],
    { planned: [late] },
  )
})
afterAll(() => app.close())

const get = async (path: string, init?: RequestInit) => {
  const response = await app.as('mei').fetch(path, init)
  const body = await response.text()
  return { response, status: response.status, body: body === '' ? null : JSON.parse(body) }
}
const post = (path: string, body: string, type = 'application/json') =>
  get(path, { method: 'POST', body, headers: { 'content-type': type } })

test('an answer carries the envelope and its own fields beside it', async () => {
  expect(await get('/api/t/echo/7?money=30.4&agentId=1')).toMatchObject({
    status: 200,
    body: { isSuccess: true, success: true, code: 1, msg: '', id: '7', money: 30.4 },
  })
})

test('a refusal is HTTP 200 with its code, its text and its data in wire form', async () => {
  expect(await get('/api/t/broke')).toMatchObject({
    status: 200,
    body: {
      isSuccess: false,
      success: false,
      code: 0,
      errorCode: 't.broke',
      errorMsg: '余额不足',
      msg: '余额不足',
      need: 30.4,
    },
  })
})

test('a fault says nothing about its reason and names the request', async () => {
  const { status, body } = await get('/api/t/crash')
  expect(status).toBe(500)
  expect(body).toMatchObject({
    errorCode: 'system_error',
    errorMsg: commonRefusals.system_error.text,
  })
  expect(body.requestId).toMatch(/^h\w+$/)
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('a database that does not answer in time is the network text and may be retried', async () => {
  expect(await get('/api/t/slow')).toMatchObject({
    status: 503,
    body: { errorCode: 'system_error', errorMsg: '网络异常,请稍后再试' },
  })
})

test.each([
  ['a field of the wrong form', '/api/t/echo/7?money=x', 200, 'money'],
  ['a field given twice', '/api/t/echo/7?money=1&money=2', 200, 'money'],
  ['a missing field', '/api/t/echo/7', 200, 'money'],
  ['a path parameter that is no id', '/api/t/echo/a%20b?money=1', 200, 'id'],
  ['a path parameter that is far too long', `/api/t/echo/${'a'.repeat(1500)}?money=1`, 200, 'id'],
])('%s is bad input that names the field', async (_name, path, status, field) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status, body: { errorCode: 'bad_input', field } })
})

test.each([
  ['a broken query encoding', () => get('/api/t/echo/7?money=1&x=%E0%A4%A')],
  ['a broken path encoding', () => get('/api/t/echo/%E0%A4%A?money=1')],
  ['broken JSON', () => post('/api/t/sized', '{"size":')],
  ['a list instead of an object', () => post('/api/t/sized', '[1]')],
  ['a bare null', () => post('/api/t/sized', 'null')],
  ['text that is not UTF-8', () => post('/api/t/sized', '\u0000')],
  ['a body of an unknown type', () => post('/api/t/sized', '<a/>', 'text/xml')],
])('%s is HTTP 400 with bad_input', async (_name, send) => {
  expect(await send()).toMatchObject({ status: 400, body: { errorCode: 'bad_input' } })
})

test('a body beyond the limit is too large', async () => {
  const big = JSON.stringify({ size: 'x'.repeat(300_000) })
  expect(await post('/api/t/sized', big)).toMatchObject({
    status: 413,
    body: { errorCode: 'too_large' },
  })
})

test('a form body is understood like JSON', async () => {
  const type = 'application/x-www-form-urlencoded'
  expect(await post('/api/t/sized', 'size=7', type)).toMatchObject({ body: { isSuccess: true } })
})

test('an unknown call is refused in the envelope', async () => {
  expect(await get('/api/t/nothing')).toMatchObject({
    status: 404,
    body: { errorCode: 'unknown_api', errorMsg: '没有这个接口' },
  })
})

test('a write by GET also answers to POST, a read does not', async () => {
  expect(await get('/api/t/flip')).toMatchObject({ body: { isSuccess: true } })
  expect(await post('/api/t/flip', '{}')).toMatchObject({ body: { isSuccess: true } })
  expect(await post('/api/t/broke', '{}')).toMatchObject({ status: 404 })
})

test('HEAD does not run a GET that changes state', async () => {
  const response = await app.as('mei').fetch('/api/t/flip', { method: 'HEAD' })
  expect(response.status).toBe(404)
})

test('a slash at the end makes no difference', async () => {
  expect(await get('/api/t/slash')).toMatchObject({ body: { isSuccess: true } })
  expect(await get('/api/t/slash/')).toMatchObject({ body: { isSuccess: true } })
  expect(await get('/api/t/broke/')).toMatchObject({ body: { errorCode: 't.broke' } })
})

test('a planned row says so after the access check', async () => {
  expect(await get('/api/t/late')).toMatchObject({ status: 200, body: { errorCode: 'not_open' } })
  const visitor = await app.visitor().fetch('/api/t/late')
  expect(await visitor.json()).toMatchObject({ errorCode: 'no_login' })
})

test('R-ERROR-005 a host that swallows errors gets 200 and the status in a header', async () => {
  const headers = { 'X-Status-Transform': '1' }
  const { response, body } = await get('/api/t/nothing', { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('X-Status-Transform')).toBe('404')
  expect(body).toMatchObject({ errorCode: 'unknown_api' })
})

test.each(['br', 'gzip', 'identity'])('prepared bytes are sent as %s', async (encoding) => {
  const headers = { 'accept-encoding': encoding }
  const { response, body } = await get('/api/t/hot', { headers })
  const sent = response.headers.get('content-encoding')
  expect(sent).toBe(encoding === 'identity' ? null : encoding)
  expect(body).toMatchObject({ isSuccess: true, words: '字'.repeat(500) })
})

test.each([
  ['/api/t/long', 'br', 'br'],
  ['/api/t/long', 'identity', null],
  ['/api/t/slash', 'br', null],
])('%s for a client that takes %s travels as %s', async (path, accepted, sent) => {
  const { response, body } = await get(path, { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(sent)
  expect(body).toMatchObject({ isSuccess: true })
})

test('prepared bytes that the client already has are not sent again', async () => {
  const { response } = await get('/api/t/hot')
  const etag = response.headers.get('etag')!
  const again = await app.as('mei').fetch('/api/t/hot', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('answers are never cached, and writes vary by where they come from', async () => {
  const { response } = await get('/api/t/flip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('vary')).toBe('Sec-Fetch-Site, Origin')
})
