import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { PASSWORD, people } from '#test/people.ts'
import { cipherOf as cipherIn, configOf, sealed as sealedIn } from '#test/sealed-password.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const wrong = { ok: false, code: 'login.wrong', text: '账号或密码不正确' }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { blockedMembers: { shopping: ['mei'] } } })
})
afterAll(() => app.close())

const config = () => configOf(app)
const cipherOf = (plain: object | string) => cipherIn(app, plain)
const sealed = (password: string) => sealedIn(app, password)

const login = (account: string, passwordCipher: string, client: Client = app.visitor()) =>
  client.call(authEndpoints.loginWithPassword, { account, passwordCipher })

test('the right password opens a session that lives in a cookie no script can read', async () => {
  const body = JSON.stringify({ account: people.mei.phone, password: await sealed(PASSWORD) })
  const headers = { 'content-type': 'application/json' }
  const response = await app.visitor().fetch('/api/h5/login/', { method: 'POST', headers, body })
  const [session, forgery] = response.headers.getSetCookie()
  expect(session).toMatch(
    /^linmen_session=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly$/,
  )
  expect(forgery).toMatch(/^XSRF-TOKEN=\w{64}\.\w{32}; Path=\/; SameSite=Lax; Max-Age=\d+$/)
  const answer = (await response.json()) as { token: string }
  expect(answer).toMatchObject({ isSuccess: true, memberId: 'mei' })
  expect(answer.token).toMatch(/^1\|se\w+$/)
  expect(answer.token).not.toContain(session!.split(/[=;]/)[1])
})

test('R-AUTH-002 a native app gets the secret itself, as the second part of the token', async () => {
  const headers = { deviceUuid: 'phone-1' }
  const input = { account: people.mei.phone, passwordCipher: await sealed(PASSWORD) }
  const answer = await app.visitor().call(authEndpoints.loginWithPassword, input, { headers })
  if (!answer.ok) throw new Error(answer.text)
  const me = await app
    .visitor()
    .call(userEndpoints.me, {}, { headers: { jcobToken: answer.output.token } })
  expect(me).toMatchObject({ ok: true, output: { id: 'mei' } })
})

test('R-HOST-008 a member blocked in one host cannot log in there, and can elsewhere', async () => {
  const headers = { 'content-type': 'application/json' }
  const loginAt = async (agentId: string) => {
    const body = JSON.stringify({ account: people.mei.phone, password: await sealed(PASSWORD) })
    const at = `/api/h5/login/?agentId=${agentId}`
    return (await app.visitor().fetch(at, { method: 'POST', headers, body })).json()
  }
  expect(await loginAt('2335612')).toMatchObject({ isSuccess: false, errorCode: 'login.blocked' })
  expect(await loginAt('2335402')).toMatchObject({ isSuccess: true })
})

test.each([
  ['a wrong password', people.mei.phone, () => sealed('not it')],
  ['an unknown account', '13899999999', () => sealed(PASSWORD)],
  ['an account that is no phone', "' or 1=1 --", () => sealed(PASSWORD)],
  ['a password in plain text', people.mei.phone, async () => PASSWORD],
  ['a cipher without a nonce', people.mei.phone, () => cipherOf(PASSWORD)],
])('%s gets the same answer as any other wrong login', async (_name, account, cipher) => {
  expect(await login(account, await cipher())).toMatchObject(wrong)
})

test('R-AUTH-010 a captured login cannot be sent again', async () => {
  const cipher = await sealed(PASSWORD)
  expect(await login(people.wei.phone, cipher)).toMatchObject({ ok: true })
  expect(await login(people.wei.phone, cipher)).toMatchObject({ ok: false, code: 'login.stale' })
})

test('a nonce is spent by a wrong password as well', async () => {
  const { nonce } = (await config()).rsa
  expect(await login(people.wei.phone, await cipherOf({ n: nonce, p: 'no' }))).toMatchObject(wrong)
  const again = await login(people.wei.phone, await cipherOf({ n: nonce, p: PASSWORD }))
  expect(again).toMatchObject({ code: 'login.stale' })
})

test('a nonce lives five minutes', async () => {
  const cipher = await sealed(PASSWORD)
  app.clock.advance(5 * MINUTE_MS)
  expect(await login(people.wei.phone, cipher)).toMatchObject({ code: 'login.stale' })
})

test('a nonce of somebody else is refused', async () => {
  const cipher = await cipherOf({ n: 'abc.zzzzzzzz.def', p: PASSWORD })
  expect(await login(people.wei.phone, cipher)).toMatchObject({ code: 'login.stale' })
})

test('login check tells a member the key to sign with and a visitor that there is none', async () => {
  const browser = await app.browser('mei')
  expect(await browser.call(authEndpoints.checkLogin, {})).toMatchObject({
    ok: true,
    output: { loggedIn: true, signKey: browser.signKey },
  })
  expect(await app.visitor().call(authEndpoints.checkLogin, {})).toEqual({
    ok: true,
    output: { loggedIn: false },
  })
})

test('logout ends the session on the server', async () => {
  const browser = await app.browser('mei')
  expect(await browser.call(authEndpoints.logout, {})).toMatchObject({ ok: true })
  expect(await browser.call(userEndpoints.me, {})).toMatchObject({ ok: false, code: 'no_token' })
})

test('a session ends after two weeks without use', async () => {
  const [idle, busy] = [await app.browser('mei'), await app.browser('mei')]
  app.clock.advance(13 * DAY_MS)
  expect(await busy.call(userEndpoints.me, {})).toMatchObject({ ok: true })
  app.clock.advance(2 * DAY_MS)
  expect(await busy.call(userEndpoints.me, {})).toMatchObject({ ok: true })
  expect(await idle.call(userEndpoints.me, {})).toMatchObject({ code: 'no_token' })
})

test('a session ends after ninety days whatever happens', async () => {
  const browser = await app.browser('mei')
  for (let week = 0; week < 12; week += 1) {
    app.clock.advance(7 * DAY_MS)
    expect(await browser.call(userEndpoints.me, {})).toMatchObject({ ok: true })
  }
  app.clock.advance(7 * DAY_MS)
  expect(await browser.call(userEndpoints.me, {})).toMatchObject({ code: 'no_token' })
})

test('the database holds no session secret', async () => {
  const { cookie } = await app.browser('mei')
  const secret = /linmen_session=([\w-]+)/.exec(cookie)![1]!
  const { rows } = await app.db.pool.query('select session::text as line from session')
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a secret of a browser is worth nothing in the header, nor the other way round', async () => {
  const { cookie } = await app.browser('mei')
  const secret = /linmen_session=([\w-]+)/.exec(cookie)![1]!
  const inHeader = await fetch(`${app.base}/api/uc/index`, { headers: { jcobToken: secret } })
  expect(await inHeader.json()).toMatchObject({ errorCode: 'no_token' })
})
