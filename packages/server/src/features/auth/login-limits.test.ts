import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { createApp } from '#app.ts'
import { asOwner } from '#db/app-role.ts'
import { clientOf, type Client } from '#test/client.ts'
import { onPostgres, startApp, type TestApp } from '#test/harness.ts'
import { PASSWORD, people } from '#test/people.ts'
import { cipherOf, configOf, sealed } from '#test/sealed-password.ts'
import { testPorts } from '#test/test-ports.ts'
import { hashPassword } from './password.ts'

const account: string = people.lao.phone
const wrong = { ok: false, code: 'login.wrong' }
const tooMany = { ok: false, code: 'too_many_requests' }

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
// Limits count real minutes, whatever the clock of the house says.
beforeEach(() => windowsEnd())

const windowsEnd = () => app.db.pool.query('delete from rate_limit')

const login = async (password: string, { as = app.visitor(), to = account } = {}) =>
  as.call(authEndpoints.loginWithPassword, {
    account: to,
    passwordCipher: await sealed(app, password),
  })

/** The browser after it signed in once: it keeps the mark and lost its session. */
async function knownBrowser(to = account): Promise<Client> {
  const body = JSON.stringify({ account: to, password: await sealed(app, PASSWORD) })
  const headers = { 'content-type': 'application/json' }
  const response = await app.visitor().fetch('/api/h5/login/', { method: 'POST', headers, body })
  const mark = response.headers.getSetCookie().find((line) => line.startsWith('linmen_device='))
  const [cookie, token] = visitorToken(await fetch(app.base))
  return clientOf(app.base, () => ({
    cookie: `${cookie}; ${mark!.split(';')[0]}`,
    'X-XSRF-TOKEN': token,
  }))
}

function visitorToken(page: Response): [cookie: string, token: string] {
  const cookie = page.headers.getSetCookie()[0]!.split(';')[0]!
  return [cookie, cookie.split('=')[1]!]
}

test('the sixth guess is not looked at, and says how long to wait', async () => {
  for (let tried = 0; tried < 5; tried += 1) expect(await login('no')).toMatchObject(wrong)
  const sixth = await login(PASSWORD)
  expect(sixth).toMatchObject({ ...tooMany, text: '操作过于频繁，请 15 分钟后再试' })
  expect(await login(PASSWORD, { to: people.mei.phone })).toMatchObject({ ok: true })
  await windowsEnd()
  expect(await login(PASSWORD)).toMatchObject({ ok: true })
})

test('a right password starts the count of an account again', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let tried = 0; tried < 4; tried += 1) await login('no')
    expect(await login(PASSWORD)).toMatchObject({ ok: true })
  }
})

test('guesses sent all at once are counted before they are judged', async () => {
  const guesses = await Promise.all(Array.from({ length: 40 }, () => sealed(app, 'no')))
  const answers = await Promise.all(
    guesses.map((passwordCipher) =>
      app.visitor().call(authEndpoints.loginWithPassword, { account, passwordCipher }),
    ),
  )
  const judged = answers.filter((answer) => !answer.ok && answer.code === 'login.wrong')
  expect(judged).toHaveLength(5)
})

test('two processes count together', async () => {
  const other = await createApp(testPorts(app.db, app.clock))
  try {
    const base = `http://127.0.0.1:${await other.listen()}`
    const [cookie, token] = visitorToken(await fetch(base))
    const there = clientOf(base, () => ({ cookie, 'X-XSRF-TOKEN': token }))
    for (const outcome of [wrong, wrong, tooMany]) {
      expect(await login('no')).toMatchObject(wrong)
      expect(await login('no', { as: there })).toMatchObject(outcome)
    }
  } finally {
    await other.stop()
  }
})

test('an address that guesses at many accounts is stopped as well', async () => {
  for (let tried = 0; tried < 20; tried += 1)
    expect(await login('no', { to: `1390000${String(tried).padStart(4, '0')}` })).toMatchObject(
      wrong,
    )
  expect(await login(PASSWORD, { to: people.mei.phone })).toMatchObject(tooMany)
})

test('a browser that was signed in before is not locked out by strangers at its address', async () => {
  const own = await knownBrowser()
  for (let tried = 0; tried < 6; tried += 1) await login('no')
  expect(await login(PASSWORD)).toMatchObject(tooMany)
  expect(await login(PASSWORD, { as: own })).toMatchObject({ ok: true })
  for (let tried = 0; tried < 5; tried += 1)
    expect(await login('no', { as: own })).toMatchObject(wrong)
  expect(await login(PASSWORD, { as: own })).toMatchObject(tooMany)
})

test('the mark of one account is worth nothing for another', async () => {
  const own = await knownBrowser(people.mei.phone)
  for (let tried = 0; tried < 5; tried += 1) await login('no')
  expect(await login(PASSWORD, { as: own })).toMatchObject(tooMany)
})

test('while too many passwords are judged a login is refused at once, and not counted', async () => {
  const passwordCipher = await sealed(app, PASSWORD)
  const judged = Array.from({ length: 43 }, () => hashPassword(app.ports, 'busy'))
  const answer = await app
    .visitor()
    .call(authEndpoints.loginWithPassword, { account, passwordCipher })
  expect(answer).toMatchObject({
    code: 'login.busy',
    text: '当前登录人数较多，请 3 秒后再试',
    data: { retryAfterMs: 3000 },
  })
  await Promise.all(judged)
  const counts = await app.db.read.selectFrom('rate_limit').select('points').execute()
  expect(counts.filter(({ points }) => points > 0)).toEqual([])
  expect(await login(PASSWORD)).toMatchObject({ ok: true })
})

const change = (statement: string) => asOwner(app.db.pool, (owner) => owner.query(statement))

test('logins stop when nobody can count them', async () => {
  const passwordCipher = await cipherOf(app, { n: (await configOf(app)).rsa.nonce, p: PASSWORD })
  await change('alter table rate_limit rename to away')
  try {
    const body = JSON.stringify({ account, password: passwordCipher })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body }
    expect((await app.visitor().fetch('/api/h5/login/', init)).status).toBe(503)
  } finally {
    await change('alter table away rename to rate_limit')
  }
})

test.runIf(onPostgres)('two hundred parallel guesses are five', async () => {
  const guesses = await Promise.all(Array.from({ length: 200 }, () => sealed(app, 'no')))
  const answers = await Promise.all(
    guesses.map((passwordCipher) =>
      app.visitor().call(authEndpoints.loginWithPassword, { account, passwordCipher }),
    ),
  )
  expect(answers.filter((answer) => !answer.ok && answer.code === 'login.wrong')).toHaveLength(5)
})

test('where guesses at one account come from everywhere, a stranger has to be a person', async () => {
  let isPerson = false
  const check = { isPerson: async () => isPerson }
  const guarded = await startApp({ ports: { personCheck: check } })
  try {
    const limits = guarded.ports.limits
    for (let tried = 0; tried < 50; tried += 1) await limits.take('login.everywhere', { account })
    const attempt = async () =>
      guarded.visitor().call(authEndpoints.loginWithPassword, {
        account,
        passwordCipher: await sealed(guarded, PASSWORD),
      })
    expect(await attempt()).toMatchObject({ ok: false, code: 'login.captcha' })
    isPerson = true
    expect(await attempt()).toMatchObject({ ok: true })
  } finally {
    await guarded.close()
  }
})
