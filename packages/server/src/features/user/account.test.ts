import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { sessionEndpoints } from '@linmen/contract/user/session.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { PASSWORD } from '#test/people.ts'
import { another, lastCode } from '#test/phone-codes.ts'
import { sealed } from '#test/sealed-password.ts'

const GOOD = 'x7!kq2mz with room'
const QUARTER_MS = 15 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.pool.query('delete from rate_limit'))

let next = 0
const newMember = async () => {
  const id = `m${(next += 1)}`
  const phone = `135${String(next).padStart(8, '0')}`
  return { id, phone, client: await app.member({ id, phone }) }
}
const meOf = async (client: Client) => {
  const answer = await client.call(userEndpoints.me, {})
  if (!answer.ok) throw new Error(answer.text)
  return answer.output
}
const ownCode = async (client: Client, phone: string) => {
  await client.call(codeEndpoints.sendCheckCode, { purpose: 'verifyPhone' })
  return lastCode(app, phone)
}
const codeTo = async (client: Client, phone: string) => {
  await client.call(codeEndpoints.sendBindCode, { phone, purpose: 'verifyPhone' })
  return lastCode(app, phone)
}

test('R-AUTH-032 a nickname is kept as written, tidied, and shown at once', async () => {
  const { client } = await newMember()
  const named = await client.call(accountEndpoints.changeNickname, { nickname: ' 看台  第七排 ' })
  expect(named).toMatchObject({ ok: true, output: { nickname: '看台 第七排' } })
  expect(await meOf(client)).toMatchObject({ nickname: '看台 第七排' })
})

test.each([
  ['官方客服', 'nickname.reserved'],
  ['<b>粗体', 'nickname.form'],
  ['小美', 'nickname.taken'],
])('the nickname %s is refused with %s', async (nickname, code) => {
  const { client } = await newMember()
  expect(await client.call(accountEndpoints.changeNickname, { nickname })).toMatchObject({ code })
})

test('a signature may be changed and taken back', async () => {
  const { client } = await newMember()
  await client.call(accountEndpoints.changeSignature, { signature: ' 看球十年 \n 只聊数据 ' })
  expect(await meOf(client)).toMatchObject({ signature: '看球十年 只聊数据' })
  await client.call(accountEndpoints.changeSignature, { signature: '' })
  expect(await meOf(client)).toMatchObject({ signature: '' })
})

test('a phone is changed by who showed the old one a moment ago, and every other device is out', async () => {
  const { client, phone, id } = await newMember()
  const fresh = `134${phone.slice(3)}`
  app.clock.advance(QUARTER_MS + 1)
  const early = { phone: fresh, code: await codeTo(client, fresh) }
  expect(await client.call(accountEndpoints.changePhone, early)).toMatchObject({
    code: 'prove_again',
  })

  const code = await ownCode(client, phone)
  expect(await client.call(accountEndpoints.checkPhone, { code: another(code) })).toMatchObject({
    code: 'code.wrong',
  })
  expect(await client.call(accountEndpoints.checkPhone, { code })).toMatchObject({ ok: true })
  expect(await client.call(accountEndpoints.changePhone, early)).toMatchObject({ ok: true })
  expect(await meOf(client)).toMatchObject({
    telephone: `${fresh.slice(0, 3)}****${fresh.slice(-4)}`,
  })
  const { rows } = await app.db.pool.query(`select deed from audit where subject = $1`, [id])
  expect(rows).toContainEqual({ deed: 'phone.changed' })
})

test('a phone somebody else has is refused, and only to who holds it', async () => {
  const { client, phone } = await newMember()
  const other = await newMember()
  const code = await codeTo(client, other.phone)
  const wish = { phone: other.phone, code }
  expect(
    await client.call(accountEndpoints.changePhone, { ...wish, code: another(code) }),
  ).toMatchObject({ code: 'code.wrong' })
  expect(await client.call(accountEndpoints.changePhone, wish)).toMatchObject({
    code: 'phone.taken',
  })
  expect(await client.call(accountEndpoints.changePhone, { phone, code })).toMatchObject({
    code: 'phone.same',
  })
})

const changed = async (client: Client, old: string | undefined, fresh: string) =>
  client.call(accountEndpoints.changePassword, {
    ...(old !== undefined && { passwordCipher: await sealed(app, old) }),
    newPasswordCipher: await sealed(app, fresh),
  })

test('R-AUTH-010 a password is changed with the old one, both sealed, and ends the other sessions', async () => {
  const here = await app.browser('wei')
  const there = await app.browser('wei')
  expect(await changed(here, 'not my password', GOOD)).toMatchObject({ code: 'password.wrong' })
  expect(await changed(here, PASSWORD, '12345678')).toMatchObject({ code: 'password.common' })
  expect(await changed(here, PASSWORD, GOOD)).toMatchObject({ ok: true })
  expect(await there.call(userEndpoints.me, {})).toMatchObject({ code: 'no_token' })
  expect(await here.call(userEndpoints.me, {})).toMatchObject({ ok: true })
  const login = { account: '13800000002', passwordCipher: await sealed(app, GOOD) }
  expect(await app.visitor().call(authEndpoints.loginWithPassword, login)).toMatchObject({
    ok: true,
  })
})

test('guesses at the old password count like those of a login', async () => {
  for (let tried = 0; tried < 5; tried += 1)
    expect(await changed(app.as('lao'), 'wrong one 77', GOOD)).toMatchObject({
      code: 'password.wrong',
    })
  expect(await changed(app.as('lao'), PASSWORD, GOOD)).toMatchObject({ code: 'too_many_requests' })
})

test('who came by code and has no password shows the phone instead of an old one', async () => {
  const { client, id, phone } = await newMember()
  await app.db.pool.query(`update member set password_hash = '' where id = $1`, [id])
  app.clock.advance(QUARTER_MS + 1)
  expect(await meOf(client)).toMatchObject({ hasPassword: false })
  expect(await changed(client, undefined, GOOD)).toMatchObject({ code: 'password.unset' })
  await client.call(accountEndpoints.checkPhone, { code: await ownCode(client, phone) })
  expect(await changed(client, undefined, GOOD)).toMatchObject({ ok: true })
  expect(await meOf(client)).toMatchObject({ hasPassword: true })
})

test('a password that is checked proves the session again', async () => {
  const client = app.as('mei')
  app.clock.advance(QUARTER_MS + 1)
  const passwordCipher = await sealed(app, PASSWORD)
  expect(await client.call(accountEndpoints.checkPassword, { passwordCipher })).toMatchObject({
    ok: true,
  })
  const wish = { phone: '13412345678', code: '000000' }
  expect(await client.call(accountEndpoints.changePhone, wish)).toMatchObject({ code: 'code.gone' })
})

const person = { realName: '李明', idCard: '11010519491231002X' }
const completed = async (client: Client, phone: string, rest: object) =>
  client.call(accountEndpoints.completeInfo, { ...rest, code: await ownCode(client, phone) })

test('a real name is kept sealed, shown in part and never changed', async () => {
  const { client, phone } = await newMember()
  expect(await completed(client, phone, person)).toMatchObject({ ok: true })
  expect(await meOf(client)).toMatchObject({ realName: '李*', idCard: '110***********002X' })
  const { rows } = await app.db.pool.query<{ line: string }>(
    'select real_name::text as line from real_name',
  )
  expect(rows.map(({ line }) => line).join()).not.toMatch(/李明|11010519491231002X/)
  const other = { realName: '王芳', idCard: '440524198001010013' }
  expect(await completed(client, phone, other)).toMatchObject({ code: 'realName.done' })
  const second = await newMember()
  expect(await completed(second.client, second.phone, person)).toMatchObject({
    code: 'realName.taken',
  })
})

test.each([
  [{ realName: '李', idCard: person.idCard }, 'realName.form'],
  [{ realName: '李明', idCard: '110105194912310021' }, 'realName.id'],
  [{ realName: '李明', idCard: '110101201501010011' }, 'realName.minor'],
  [{ ...person, phone: '13499999999' }, 'realName.phone'],
  [{}, 'realName.form'],
])('%j is refused with %s, before it costs a code', async (rest, code) => {
  const { client } = await newMember()
  const wish = { ...rest, code: '000000' }
  expect(await client.call(accountEndpoints.completeInfo, wish)).toMatchObject({ code })
})

test('R-ROLE-007 a partner has a real name, and one word for good', async () => {
  const { client, phone } = await newMember()
  expect(await client.call(accountEndpoints.applyAsPartner, {})).toMatchObject({
    code: 'partner.needs_name',
  })
  await completed(client, phone, { realName: '王芳', idCard: '440524198001010013', partner: true })
  expect(await meOf(client)).toMatchObject({ isPartner: true })
  const first = await client.call(accountEndpoints.applyAsPartner, {})
  const again = await client.call(accountEndpoints.applyAsPartner, {})
  expect(first).toMatchObject({ ok: true })
  expect(again).toEqual(first)
})

test('the habit of a member is the sport of the pages they opened', async () => {
  const { client, id } = await newMember()
  const ask = () => client.call(accountEndpoints.habit, { tab: 'sport' })
  expect(await ask()).toMatchObject({ ok: true, output: { key: 'sport' } })
  const seen = (path: string) =>
    app.db.pool.query(
      `insert into page_view (kind, member_id, agent_id, platform, subject, at_ms)
       values ('page', $1, '1', 'wap', $2, $3)`,
      [id, path, app.clock.nowMs()],
    )
  await seen('/tabs/match')
  expect(await ask()).toMatchObject({ output: { choice: 1 } })
  await seen('/tabs/match-bk')
  await seen('/bk-match-detail/bk')
  expect(await ask()).toMatchObject({ output: { choice: 2 } })
})

test('a member sees where they are signed in and ends any of it, but nobody else’s', async () => {
  const here = await app.browser('mei')
  const there = await app.browser('mei', { agentId: '2335402' })
  const listed = await here.call(sessionEndpoints.listSessions, {})
  if (!listed.ok) throw new Error(listed.code)
  expect(listed.output.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const other = listed.output.sessions.find(({ agentId }) => agentId === '2335402')!
  const stranger = await app.browser('lao')
  expect(await stranger.call(sessionEndpoints.endSession, { id: other.id })).toMatchObject({
    code: 'session.unknown',
  })
  expect(await here.call(sessionEndpoints.endSession, { id: other.id })).toMatchObject({ ok: true })
  expect(await there.call(userEndpoints.me, {})).toMatchObject({ code: 'no_token' })
  expect(await here.call(sessionEndpoints.endSession, { id: other.id })).toMatchObject({
    code: 'session.unknown',
  })
})
