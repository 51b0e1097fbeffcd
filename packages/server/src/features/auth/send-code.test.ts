import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { codePurposes, type CodePurpose } from '@linmen/contract/kit/legacy-words.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { people } from '#test/people.ts'
import { another, anotherVisitor, lastCode, minutePasses } from '#test/phone-codes.ts'
import { sealed } from '#test/sealed-password.ts'
import { issueCode, tryCode } from './phone-code.ts'

const MINUTE_MS = 60_000
const PURPOSES: CodePurpose[] = [
  'register',
  'resetPassword',
  'verifyPhone',
  'expertApply',
  'loginOrRegister',
  'retrievePassword',
]

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.pool.query('delete from rate_limit'))

// Wrong where a code of that door's own purpose waits, gone where none does.
const closed = expect.stringMatching(/^code\.(wrong|gone)$/) as unknown

let next = 0
const newPhone = () => `137${String((next += 1)).padStart(8, '0')}`
const ask = (phone: string, client = app.visitor()) =>
  client.call(codeEndpoints.sendLoginCode, { phone, purpose: 'loginOrRegister' })
const enter = (phone: string, code: string, client = app.visitor()) =>
  client.call(authEndpoints.loginWithCode, { phone, code })

test('R-AUTH-022 R-AUTH-023 a code is asked for with phone and authType, and success is said twice', async () => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: newPhone(), authType: 51 }),
  }
  const answer = await (await app.visitor().fetch('/api/authCode/login/send', init)).json()
  expect(answer).toMatchObject({ isSuccess: true, success: true, waitSeconds: 60 })
  expect(answer).not.toHaveProperty('demoCode')
})

test('R-AUTH-011 R-AUTH-013 a number that is no mobile number is refused with phone_error', async () => {
  const refused = { ok: false, code: 'phone_error', text: '手机号格式错误' }
  for (const phone of ['123', '23800000001', '1380000000x', '138****0001'])
    expect(await ask(phone)).toMatchObject(refused)
})

test('R-AUTH-012 who lost a password may write the number as it is known', async () => {
  const masked = { phone: '138****0001', purpose: 'retrievePassword' } as const
  expect(await app.visitor().call(codeEndpoints.sendRetrieveCode, masked)).toMatchObject({
    ok: true,
  })
  const own = { phone: '138****0001', purpose: 'verifyPhone' } as const
  expect(await app.as('mei').call(codeEndpoints.sendCheckCode, own)).toMatchObject({ ok: true })
  expect(await lastCode(app, people.mei.phone)).toMatch(/^\d{6}$/)
})

test('R-AUTH-016 without a phone the sentence of the specification is said', async () => {
  const refused = { ok: false, code: 'code.no_phone', text: '请传入手机号等参数' }
  expect(await app.visitor().call(codeEndpoints.requestLoginCode, {})).toMatchObject(refused)
})

test('R-AUTH-017 a second code within the minute is refused with the sentence of the specification', async () => {
  const phone = newPhone()
  expect(await ask(phone)).toMatchObject({ ok: true })
  expect(await ask(phone)).toMatchObject({
    ok: false,
    code: 'code.wait',
    text: '请等待60秒才可再次发送',
  })
  await minutePasses(app)
  expect(await ask(phone)).toMatchObject({ ok: true })
})

test('T19 a phone gets five codes an hour, from whomever they are asked', async () => {
  const phone = newPhone()
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await ask(phone, await anotherVisitor(app))).toMatchObject({ ok: true })
    await minutePasses(app)
  }
  expect(await ask(phone)).toMatchObject({ ok: false, code: 'too_many_requests' })
})

test('T19 a browser gets ten codes an hour, to whatever phones', async () => {
  const browser = await anotherVisitor(app)
  for (let sent = 0; sent < 10; sent += 1)
    expect(await ask(newPhone(), browser)).toMatchObject({ ok: true })
  expect(await ask(newPhone(), browser)).toMatchObject({ code: 'too_many_requests' })
})

test('R-AUTH-026 a code nobody gives a reason for verifies the phone, and opens no other door', async () => {
  const phone = newPhone()
  await app.visitor().call(codeEndpoints.sendLoginCode, { phone })
  expect(await enter(phone, await lastCode(app, phone))).toMatchObject({ code: 'code.gone' })
})

test('a way sends no codes for what it is not there for', async () => {
  const wish = { phone: newPhone(), purpose: 'retrievePassword' } as const
  expect(await app.visitor().call(codeEndpoints.sendLoginCode, wish)).toMatchObject({
    code: 'bad_input',
    data: { field: 'authType' },
  })
})

test('T20 after five wrong tries a code is burnt, even for who has it', async () => {
  const phone = newPhone()
  await ask(phone)
  const code = await lastCode(app, phone)
  for (let tried = 0; tried < 5; tried += 1)
    expect(await enter(phone, another(code))).toMatchObject({
      code: 'code.wrong',
      text: '验证码不正确',
    })
  expect(await enter(phone, code)).toMatchObject({ code: 'code.gone' })
})

test('T20 a code lives five minutes and is used once', async () => {
  const phone = newPhone()
  await ask(phone)
  const code = await lastCode(app, phone)
  app.clock.advance(5 * MINUTE_MS)
  expect(await enter(phone, code)).toMatchObject({ code: 'code.gone' })
  await minutePasses(app)
  await ask(phone)
  const fresh = await lastCode(app, phone)
  expect(await enter(phone, fresh)).toMatchObject({ ok: true })
  expect(await enter(phone, fresh)).toMatchObject({ code: 'code.gone' })
})

test('T20 a code works only in the browser that asked for it, and for its own phone', async () => {
  const phone = newPhone()
  await ask(phone)
  const code = await lastCode(app, phone)
  expect(await enter(phone, code, await anotherVisitor(app))).toMatchObject({ code: 'code.gone' })
  expect(await enter(newPhone(), code)).toMatchObject({ code: 'code.gone' })
  expect(await enter(phone, code)).toMatchObject({ ok: true })
})

test('the database holds no code that could be read', async () => {
  const phone = newPhone()
  await ask(phone)
  const code = await lastCode(app, phone)
  const { rows } = await app.db.pool.query<{ line: string }>(
    'select phone_code::text as line from phone_code union all select outbox::text from outbox',
  )
  expect(rows.map(({ line }) => line).join('\n')).not.toMatch(new RegExp(`\\b${code}\\b`))
})

test.each(PURPOSES)(
  'T21 a code for %s fits that purpose and none of the other five',
  async (sent) => {
    const key = { phone: newPhone(), holder: 'visitor:x' }
    const code = await app.db.transaction((tx) =>
      issueCode(tx, app.ports, { ...key, purpose: sent, mute: false }),
    )
    const verdicts: [CodePurpose, string][] = []
    for (const tried of PURPOSES.filter((each) => each !== sent))
      verdicts.push([tried, await tryCode(app.ports, { ...key, purpose: tried, code })])
    expect(verdicts.map(([, verdict]) => verdict)).toEqual(Array(5).fill('gone'))
    expect(await tryCode(app.ports, { ...key, purpose: sent, code })).toBe('right')
  },
)

test.each([
  ['R-AUTH-025', 'register', 'sendRegisterCode', 47],
  ['R-AUTH-024', 'resetPassword', 'sendCheckCode', 48],
  ['R-AUTH-026', 'verifyPhone', 'sendBindCode', 49],
  ['R-AUTH-027', 'expertApply', 'sendRealNameBindCode', 50],
  ['R-AUTH-028', 'loginOrRegister', 'sendLoginCode', 51],
  ['R-AUTH-029', 'retrievePassword', 'sendRetrieveCode', 52],
] as const)(
  '%s T21 a code of %s opens no door that is not its own',
  async (_rule, purpose, way, authType) => {
    expect(codePurposes.encode(purpose)).toBe(authType)
    const { phone } = people.mei
    const mei = app.as('mei')
    const row = codeEndpoints[way]
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, authType }),
    }
    expect(await (await mei.fetch(row.path, init)).json()).toMatchObject({ isSuccess: true })
    const code = await lastCode(app, phone)
    const doors = {
      register: async () =>
        mei.call(authEndpoints.register, {
          phone,
          code,
          passwordCipher: await sealed(app, 'x7!kq2mz'),
        }),
      loginOrRegister: () => mei.call(authEndpoints.loginWithCode, { phone, code }),
      retrievePassword: () =>
        mei.call(authEndpoints.checkRetrieveCode, { phone, code, account: phone }),
    }
    for (const [door, open] of Object.entries(doors))
      if (door !== purpose) expect(await open(), door).toMatchObject({ ok: false, code: closed })
  },
)
