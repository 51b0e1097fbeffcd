import { endpoint, gatewayMethod, id, int, shape } from '@linmen/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, callGateway } from './call.ts'
import { clock, learnServerTime } from './clock.ts'
import { Outage } from './failure.ts'
import { lookAgain } from './host.ts'
import { forgetLogin, keepLogin } from './login-state.ts'

const NOW = 1_800_000_000_000
const row = (facts: object = {}) =>
  endpoint({
    call: 'c.plan.pay.id',
    method: 'GET',
    path: '/api/plan/pay/{id}',
    effect: 'read',
    input: shape({ id }),
    output: shape({ total: int() }),
    ...facts,
  })
const write = row({ effect: 'write' })
const pay = row({ effect: 'write', money: true })
const good = { isSuccess: true, code: 1, total: 3 }

type Sent = { url: URL; method: string; headers: Headers; body: string }
let sent: Sent[] = []

/** Answers in order; the last one stays. A function stands for a request that never comes back. */
function serve(...answers: (object | (() => never))[]) {
  let at = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({
      url: new URL(url, 'http://own.test'),
      method: init.method ?? '',
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
    })
    const answer = answers[Math.min(at++, answers.length - 1)]!
    return typeof answer === 'function' ? answer() : Response.json(answer)
  })
}
const lost = (): never => {
  throw new TypeError('failed to fetch')
}
const idOf = (request: Sent | undefined) => request?.headers.get('x-request-id')

beforeEach(() => {
  sent = []
  vi.spyOn(clock, 'nowMs').mockReturnValue(NOW)
  learnServerTime(NOW)
  lookAgain()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  forgetLogin()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})

test('R-API-001 R-APP-001 every request says who sends it', async () => {
  serve(good)
  await call(row(), { id: '7' })
  expect(Object.fromEntries(sent[0]!.url.searchParams)).toEqual({
    agentId: '2335001',
    platform: 'wap',
    appVersion: '8.1.3',
    from: 'browser',
  })
})

test('R-API-003 the forgery cookie is sent back in its header', async () => {
  document.cookie = 'XSRF-TOKEN=a%2Eb'
  serve(good)
  await call(row(), { id: '7' })
  expect(sent[0]!.headers.get('x-xsrf-token')).toBe('a.b')
})

test('R-API-002 only the native app sends device, token and session headers', async () => {
  localStorage.setItem('linmen.device-id', 'd1')
  keepLogin({ token: '1|s1' })
  serve(good)
  await call(row(), { id: '7' })
  expect(sent[0]!.headers.get('jcobToken')).toBeNull()
  history.replaceState(null, '', '/?from=app')
  lookAgain()
  await call(row(), { id: '7' })
  expect(sent[1]!.headers.get('deviceUuid')).toBe('d1')
  expect(sent[1]!.headers.get('jcobToken')).toBe('s1')
})

test('reads carry no request id, writes carry a new one each', async () => {
  serve(good)
  await call(row(), { id: '7' })
  await call(write, { id: '7' })
  await call(write, { id: '7' })
  const [none, first, second] = sent.map(idOf)
  expect(none).toBeNull()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

test('a payment whose answer was lost is repeated under the same id', async () => {
  serve(lost, good)
  await expect(call(pay, { id: '7' })).rejects.toBeInstanceOf(Outage)
  await call(pay, { id: '7' })
  expect(idOf(sent[1])).toBe(idOf(sent[0]))
})

test('a payment of something else has another id', async () => {
  serve(lost)
  await expect(call(pay, { id: '7' })).rejects.toThrow()
  await expect(call(pay, { id: '8' })).rejects.toThrow()
  expect(idOf(sent[1])).not.toBe(idOf(sent[0]))
})

test('an answered payment is over: the next one is another', async () => {
  serve(good, { isSuccess: false, errorCode: 'no_permission' }, good)
  await call(pay, { id: '7' })
  await expect(call(pay, { id: '7' })).rejects.toThrow()
  await call(pay, { id: '7' })
  expect(new Set(sent.map(idOf)).size).toBe(3)
})

test('a payment still in progress keeps its id', async () => {
  serve({ isSuccess: false, errorCode: 'in_progress' }, good)
  await expect(call(pay, { id: '7' })).rejects.toThrow()
  await call(pay, { id: '7' })
  expect(idOf(sent[1])).toBe(idOf(sent[0]))
})

test('calls that move money are signed with the key of the session', async () => {
  keepLogin({ token: '1|s1', signKey: 'secret' })
  serve(good)
  await call(pay, { id: '7' })
  const { headers, url, body } = sent[0]!
  expect(headers.get('x-time')).toBe(String(NOW))
  const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).toSorted()
  const target = `/api/plan/pay/7?${query.join('&')}`
  const once = [headers.get('x-request-id'), headers.get('x-nonce'), NOW]
  const text = ['POST', target, await sha256(body), ...once].join('\n')
  expect(headers.get('x-nonce')).toMatch(/^[\w-]{16,64}$/)
  expect(headers.get('x-sign')).toBe(await hmac('secret', text))
})

test('R-ERROR-006 a wrong clock is corrected and the call repeated, three times at most', async () => {
  keepLogin({ token: '1|s1', signKey: 'secret' })
  const wrong = { isSuccess: false, errorCode: 'timeError', serverTime: NOW + 900_000 }
  serve(wrong, good)
  await call(pay, { id: '7' })
  expect(sent.map(({ headers }) => headers.get('x-time'))).toEqual([
    String(NOW),
    String(NOW + 900_000),
  ])
  expect(idOf(sent[1])).toBe(idOf(sent[0]))

  sent = []
  serve(wrong)
  await expect(call(pay, { id: '7' })).rejects.toMatchObject({ code: 'timeError' })
  expect(sent).toHaveLength(4)
})

test('R-ERROR-005 a status in the transform header counts', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(good, { headers: { 'X-Status-Transform': '503' } }),
  )
  await expect(call(row(), { id: '7' })).rejects.toMatchObject({ why: 'status', status: 503 })
})

test('R-API-010 a call is given up after 8 s', async () => {
  vi.useFakeTimers()
  const given: AbortSignal[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    given.push(signal!)
    return hang(signal!)
  })
  const answer = call(row(), { id: '7' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(7999)
  expect(given.map(({ aborted }) => aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toMatchObject({ why: 'timeout' })
})

test('a page that leaves takes its call along, and that is no outage', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => hang(signal!))
  const stop = new AbortController()
  const answer = call(row(), { id: '7' }, { signal: stop.signal })
  stop.abort()
  await expect(answer).rejects.not.toBeInstanceOf(Outage)
})

test('R-API-004 R-API-005 a question to the gateway names its method in the body', async () => {
  keepLogin({ token: '1|s1', memberId: 'mei' })
  const method = gatewayMethod({
    method: 'getThing',
    sport: 'football',
    input: shape({ id }),
    output: shape({ total: int() }),
  })
  serve(good)
  await expect(callGateway(method, { id: '7' })).resolves.toEqual({ total: 3 })
  // R-API-015: the data host is that of the page, so it changes with the environment.
  expect(sent[0]!.url.href).toMatch(/^http:\/\/own\.test\/sportdata\/f\?/)
  expect(sent[0]!.url.searchParams.get('jcobSessionId')).toBe('s1')
  expect(sent[0]!.url.searchParams.get('userId')).toBe('mei')
  expect(JSON.parse(sent[0]!.body)).toEqual({ apiName: 'getThing', id: '7' })
})

const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const utf8 = (text: string) => new TextEncoder().encode(text)
const sha256 = async (text: string) => hex(await crypto.subtle.digest('SHA-256', utf8(text)))
async function hmac(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', utf8(key), algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', imported, utf8(text)))
}
