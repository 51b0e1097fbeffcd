import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { people, PASSWORD } from '#test/people.ts'
import { another, anotherVisitor, lastCode, minutePasses } from '#test/phone-codes.ts'
import { sealed } from '#test/sealed-password.ts'

const GOOD = 'x7!kq2mz with room'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { blockedMembers: { shopping: ['lao'] } } })
})
afterAll(() => app.close())
beforeEach(() => app.db.pool.query('delete from rate_limit'))

let next = 0
const newPhone = () => `136${String((next += 1)).padStart(8, '0')}`

const codeFor = async (
  way: 'sendLoginCode' | 'sendRegisterCode' | 'sendRetrieveCode',
  phone: string,
  client: Client = app.visitor(),
) => {
  const purpose = {
    sendLoginCode: 'loginOrRegister',
    sendRegisterCode: 'register',
    sendRetrieveCode: 'retrievePassword',
  } as const
  await client.call(codeEndpoints[way], { phone, purpose: purpose[way] })
  return lastCode(app, phone)
}
const register = async (phone: string, password: string, code: string, shareId?: string) =>
  app.visitor().call(authEndpoints.register, {
    phone,
    code,
    passwordCipher: await sealed(app, password),
    ...(shareId !== undefined && { shareId }),
  })
const login = async (account: string, password: string) =>
  app.visitor().call(authEndpoints.loginWithPassword, {
    account,
    passwordCipher: await sealed(app, password),
  })
const registrationOf = (memberId: string) =>
  app.db.read
    .selectFrom('registration')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()

test('R-AUTH-028 R-AUTH-034 an unknown phone with its code becomes a member, and the share that led there is kept', async () => {
  const phone = newPhone()
  const code = await codeFor('sendLoginCode', phone)
  const headers = { deviceUuid: 'phone-1' }
  // The code is bound to the visitor's cookie; the native header only asks for a token that can be shown.
  const answer = await app
    .visitor()
    .call(authEndpoints.loginWithCode, { phone, code, shareId: 'sh-77' }, { headers })
  if (!answer.ok) throw new Error(answer.text)
  const { memberId, token } = answer.output
  expect(await registrationOf(memberId)).toMatchObject({ way: 'code', share_id: 'sh-77' })
  const me = await app.visitor().call(userEndpoints.me, {}, { headers: { jcobToken: token } })
  expect(me).toMatchObject({ ok: true, output: { id: memberId, hasPassword: false } })
})

test('a known phone with its code comes in as the member it is', async () => {
  const code = await codeFor('sendLoginCode', people.mei.phone)
  const { phone } = people.mei
  const answer = await app.visitor().call(authEndpoints.loginWithCode, { phone, code })
  expect(answer).toMatchObject({ ok: true, output: { memberId: 'mei' } })
  expect(await registrationOf('mei')).toBeUndefined()
})

test('who came by code has no password that could be right', async () => {
  const phone = newPhone()
  const code = await codeFor('sendLoginCode', phone)
  await app.visitor().call(authEndpoints.loginWithCode, { phone, code })
  expect(await login(phone, '')).toMatchObject({ code: 'login.wrong' })
})

test('R-HOST-008 a code opens no session where the host bars the member', async () => {
  const { phone } = people.lao
  const code = await codeFor('sendLoginCode', phone)
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, code }),
  }
  const response = await app.visitor().fetch('/api/phone/login/?agentId=2335612', init)
  expect(await response.json()).toMatchObject({ errorCode: 'login.blocked' })
  expect(response.headers.getSetCookie().join()).not.toContain('linmen_session=')
})

test('R-AUTH-025 R-AUTH-034 registration makes a member who can sign in by password', async () => {
  const phone = newPhone()
  const answer = await register(phone, GOOD, await codeFor('sendRegisterCode', phone), 'sh-9')
  if (!answer.ok) throw new Error(answer.text)
  expect(await registrationOf(answer.output.memberId)).toMatchObject({
    way: 'password',
    share_id: 'sh-9',
  })
  expect(await login(phone, GOOD)).toMatchObject({ ok: true })
})

test('R-AUTH-032 a password of 7 or 65 signs, or one that everybody tries, is refused and does not cost the code', async () => {
  const phone = newPhone()
  const code = await codeFor('sendRegisterCode', phone)
  expect(await register(phone, 'x7!kq2m', code)).toMatchObject({ code: 'password.form' })
  expect(await register(phone, 'x'.repeat(65), code)).toMatchObject({ code: 'password.form' })
  expect(await register(phone, '12345678', code)).toMatchObject({ code: 'password.common' })
  expect(await register(phone, GOOD, code)).toMatchObject({ ok: true })
})

test('a phone that is known is told only to who holds it', async () => {
  const { phone } = people.mei
  const code = await codeFor('sendRegisterCode', phone)
  expect(await register(phone, GOOD, another(code))).toMatchObject({ code: 'code.wrong' })
  expect(await register(phone, GOOD, code)).toMatchObject({
    code: 'register.taken',
    text: '该手机号已注册，请直接登录',
  })
  expect(await login(phone, PASSWORD)).toMatchObject({ ok: true })
})

const check = (phone: string, code: string, client: Client = app.visitor()) =>
  client.call(authEndpoints.checkRetrieveCode, { phone, code, account: phone })
const reset = async (phone: string, ticket: string, client: Client = app.visitor()) =>
  client.call(authEndpoints.resetPassword, {
    account: phone,
    phone,
    ticket,
    passwordCipher: await sealed(app, GOOD),
  })

test('R-AUTH-029 a lost password is found again by code and ticket, and every session ends', async () => {
  const { phone } = people.wei
  const before = await app.browser('wei')
  const checked = await check(phone, await codeFor('sendRetrieveCode', phone))
  if (!checked.ok) throw new Error(checked.text)
  expect(await reset(phone, checked.output.ticket)).toMatchObject({ ok: true })
  expect(await before.call(userEndpoints.me, {})).toMatchObject({ code: 'no_token' })
  expect(await login(phone, PASSWORD)).toMatchObject({ code: 'login.wrong' })
  expect(await login(phone, GOOD)).toMatchObject({ ok: true })
  expect(await reset(phone, checked.output.ticket)).toMatchObject({ code: 'ticket.gone' })
})

test('T21 no password is set without a ticket, with a code, with somebody else’s, or after ten minutes', async () => {
  const { phone } = people.mei
  const code = await codeFor('sendRetrieveCode', phone)
  expect(await reset(phone, code)).toMatchObject({ code: 'ticket.gone' })
  const checked = await check(phone, code)
  if (!checked.ok) throw new Error(checked.text)
  const { ticket } = checked.output
  expect(await reset(phone, ticket, await anotherVisitor(app))).toMatchObject({
    code: 'ticket.gone',
  })
  app.clock.advance(10 * 60_000)
  expect(await reset(phone, ticket)).toMatchObject({ code: 'ticket.gone' })
  expect(await login(phone, PASSWORD)).toMatchObject({ ok: true })
})

test('T21 a ticket sets the password of its own member only', async () => {
  const { phone } = people.mei
  const checked = await check(phone, await codeFor('sendRetrieveCode', phone))
  if (!checked.ok) throw new Error(checked.text)
  expect(await reset(people.lao.phone, checked.output.ticket)).toMatchObject({
    code: 'ticket.gone',
  })
  expect(await login(people.lao.phone, PASSWORD)).toMatchObject({ ok: true })
})

test('T23 a number without a member gets the same answers as one with a member, to the last try', async () => {
  const said = async (phone: string) => {
    await minutePasses(app)
    const purpose = 'retrievePassword' as const
    const sent = await app.visitor().call(codeEndpoints.sendRetrieveCode, { phone, purpose })
    const tries: unknown[] = []
    for (let tried = 0; tried < 6; tried += 1) tries.push(await check(phone, 'x'))
    return { sent, tries }
  }
  expect(await said(newPhone())).toEqual(await said(people.mei.phone))
})
