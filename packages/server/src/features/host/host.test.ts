import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { hostsBeside, type TestHosts } from '#test/outside/host-provider.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import type { Client } from '#test/client.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { lastCode } from '#test/phone-codes.ts'
import { scriptedMatch } from '#test/scripted-match.ts'

let app: TestApp
let hosts: TestHosts
beforeAll(async () => {
  app = await startApp()
  hosts = await hostsBeside(app)
})
afterAll(async () => {
  await hosts.close()
  await app.close()
})

const memberIdOf = (answer: { ok: boolean; output?: { memberId?: string } }) =>
  answer.ok ? answer.output?.memberId : undefined

/** Goes to the microblog as a guest and comes back with what it sends. */
async function throughMicroblog(client: Client, guest: string, returnUrl = '/tabs/plan') {
  const begun = await client.call(hostEndpoints.loginWithMicroblog, { returnUrl, shareId: 's1' })
  const back = await hosts.choose(begun.ok ? begun.output.loginUrl! : '', guest)
  const words = Object.fromEntries(back.searchParams)
  return { back, code: words['code']!, state: words['state']! }
}

test('R-HOST-017 the microblog asks its member, sends them back, and its code is a login', async () => {
  const visitor = app.visitor()
  const { back, code, state } = await throughMicroblog(visitor, 'guest-1001')
  expect(back.hash).toBe(`#/login?backUrl=${encodeURIComponent('/tabs/plan')}`)
  const answer = await visitor.call(hostEndpoints.loginWithMicroblog, { code, state })
  expect(answer).toMatchObject({ ok: true, output: { login: { token: /^1\|/ } } })
})

test('the same person of the microblog is the same member the next time', async () => {
  const enter = async () => {
    const visitor = app.visitor()
    const given = await throughMicroblog(visitor, 'guest-1001')
    const { code, state } = given
    const answer = await visitor.call(hostEndpoints.loginWithMicroblog, { code, state })
    return answer.ok ? answer.output.login?.memberId : answer.code
  }
  expect(await enter()).toBe(await enter())
})

test.each([
  ['a code of nobody', { code: 'made-up' }],
  ['a state that was changed', { state: 's1.changed' }],
])('a microblog login with %s fails with the words of the specification', async (_what, wrong) => {
  const visitor = app.visitor()
  const { code, state } = await throughMicroblog(visitor, 'guest-1001')
  const answer = await visitor.call(hostEndpoints.loginWithMicroblog, { code, state, ...wrong })
  expect(answer).toMatchObject({ code: 'host.microblog_failed', text: '微博登录异常，请联系客服' })
})

test('a microblog login that somebody else began, or that was used, is none', async () => {
  const visitor = app.visitor()
  const given = await throughMicroblog(visitor, 'guest-1001')
  const input = { code: given.code, state: given.state }
  const stolen = await app.as('wei').call(hostEndpoints.loginWithMicroblog, input)
  expect(stolen).toMatchObject({ code: 'host.microblog_failed' })
  await visitor.call(hostEndpoints.loginWithMicroblog, input)
  const again = await visitor.call(hostEndpoints.loginWithMicroblog, input)
  expect(again).toMatchObject({ code: 'host.microblog_failed' })
})

test('nobody is sent to somebody else after a login', async () => {
  const visitor = app.visitor()
  const { back } = await throughMicroblog(visitor, 'guest-1001', 'https://evil.test/#//evil.test')
  expect(back.origin).toBe(new URL(app.ports.settings.publicUrl).origin)
  expect(back.hash).not.toContain('evil')
})

test('the weather app signs who comes, for five minutes and once', async () => {
  const asked = await app.visitor().call(hostEndpoints.weatherLoginUrl, { returnUrl: '/home' })
  const back = await hosts.choose(asked.ok ? asked.output.loginUrl : '', 'guest-1001')
  const given = { uid: back.searchParams.get('uid')!, sign: back.searchParams.get('sign')! }
  const login = (input = given) => app.visitor().call(hostEndpoints.loginWithWeather, input)
  expect(await login({ ...given, uid: 'guest-1002' })).toMatchObject({ code: 'host.sign_wrong' })
  expect(await login()).toMatchObject({ ok: true })
  expect(await login()).toMatchObject({ code: 'host.sign_wrong' })
  const old = app.clock.nowMs() - 6 * 60_000
  const mac = createHmac('sha256', hosts.secret('weather')).update(`u|${old}`).digest('hex')
  expect(await login({ uid: 'u', sign: `${old}-${mac}` })).toMatchObject({
    code: 'host.sign_wrong',
  })
})

test('R-AUTH-031 a ticket of the shopping app opens a session, once, and says token and uuid', async () => {
  const back = await hosts.open('guest-1001')
  const ticket = back.searchParams.get('ticket')!
  const login = () => app.visitor().call(hostEndpoints.loginWithShopping, { ticket })
  expect(await login()).toMatchObject({
    ok: true,
    output: { data: { token: expect.stringMatching(/^1\|/), deviceId: expect.any(String) } },
  })
  expect(await login()).toMatchObject({ code: 'host.ticket_wrong' })
  const forged = randomBytes(120).toString('base64url')
  const answer = await app.visitor().call(hostEndpoints.loginWithShopping, { ticket: forged })
  expect(answer).toMatchObject({ code: 'host.ticket_wrong' })
})

test('identities merge: a checked number finds its member, and who is signed in takes the identity along', async () => {
  const ticket = async (guest: string) => (await hosts.open(guest)).searchParams.get('ticket')!
  const byPhone = await app
    .visitor()
    .call(hostEndpoints.loginWithShopping, { ticket: await ticket('guest-1002') })
  expect(memberIdOf(byPhone)).toBe('mei')

  const asked = await app.visitor().call(hostEndpoints.weatherLoginUrl, {})
  const back = await hosts.choose(asked.ok ? asked.output.loginUrl : '', 'guest-1002')
  const given = { uid: back.searchParams.get('uid')!, sign: back.searchParams.get('sign')! }
  const own = await app.as('wei').call(hostEndpoints.loginWithWeather, given)
  expect(memberIdOf(own)).toBe('wei')
})

test('who comes without a number is a member with a name, and has no number yet', async () => {
  const enter = async (guest: string) => {
    const found = await hosts.open(guest)
    const ticket = found.searchParams.get('ticket')!
    const answer = await app.visitor().call(hostEndpoints.loginWithShopping, { ticket })
    return answer.ok ? answer.output : null
  }
  const entered = await enter('guest-1001')
  const secretless = entered!.data.token
  expect(secretless).toMatch(/^1\|/)
  const rows = await app.db.read
    .selectFrom('member')
    .select(['nickname', 'phone'])
    .where('id', '=', entered!.memberId)
    .execute()
  expect(rows).toEqual([{ nickname: '看台小林', phone: '' }])
  expect(userEndpoints.me.access).toBe('member')
})

test("the carrier's people come in with a code to their phone", async () => {
  const visitor = app.visitor()
  const phone = '13900001234'
  const sent = await visitor.call(hostEndpoints.sendHzLoginCode, {
    phone,
    purpose: 'loginOrRegister',
  })
  expect(sent).toMatchObject({ ok: true, output: { waitSeconds: 60 } })
  const wrong = await visitor.call(hostEndpoints.loginWithHzCode, { phone, code: '0' })
  expect(wrong).toMatchObject({ code: 'code.wrong' })
  const code = await lastCode(app, phone)
  const answer = await visitor.call(hostEndpoints.loginWithHzCode, { phone, code })
  expect(answer).toMatchObject({ ok: true, output: { token: expect.stringMatching(/^1\|/) } })
})

test('where nobody stands behind a host, its login says so', async () => {
  const alone = await startApp()
  const answers = [
    await alone.visitor().call(hostEndpoints.weatherLoginUrl, {}),
    await alone.visitor().call(hostEndpoints.loginWithMicroblog, {}),
    await alone.visitor().call(hostEndpoints.loginWithShopping, { ticket: 'x' }),
  ]
  await alone.close()
  expect(answers.map((answer) => !answer.ok && answer.code)).toEqual([
    'host.not_connected',
    'host.not_connected',
    'host.not_connected',
  ])
})

test('plans of a match are found by its number in a round', async () => {
  const make = factoryFor(app)
  await make.expert('wei')
  const match = scriptedMatch(app, 'numbered')
  await match.hears(match.report(1, { kind: 'status', phase: 'firstHalf' }))
  await app.db.pool.query(`update fixture set number = '周三005' where id = 'numbered'`)
  const plan = await make.plan({ match_id: 'numbered' })
  const ask = (matchNo: string) =>
    app.visitor().call(hostEndpoints.listPlansOfMatch, { issue: match.day, matchNo })
  expect(await ask('周三005')).toMatchObject({
    output: { matchId: 'numbered', plans: [{ id: plan.id }] },
  })
  expect(await ask('周三404')).toMatchObject({ output: { plans: [] } })
})
