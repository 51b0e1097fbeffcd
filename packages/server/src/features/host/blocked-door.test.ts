import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { hostsBeside, type TestHosts } from '#test/outside/host-provider.ts'
import { PASSWORD, people } from '#test/people.ts'
import { sealed } from '#test/sealed-password.ts'

const OWN_AGENT = '2335001'
const IN_SHOPPING = 'Mozilla/5.0 (Linux; Android 14) jdapp;android;13.1'

let app: TestApp
let hosts: TestHosts
beforeAll(async () => {
  app = await startApp({ settings: { blockedMembers: { shopping: ['mei'] } } })
  hosts = await hostsBeside(app)
})
afterAll(async () => {
  await hosts.close()
  await app.close()
})

/** A login by password whose address says what it likes. */
async function login(name: 'mei' | 'wei', words: string, userAgent: string) {
  const body = JSON.stringify({
    account: people[name].phone,
    password: await sealed(app, PASSWORD),
  })
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  const init = { method: 'POST', headers, body }
  return (await app.visitor().fetch(`/api/h5/login/?${words}`, init)).json() as Promise<unknown>
}

const newestSession = (memberId: string) =>
  app.db.read
    .selectFrom('session')
    .select(['agent_id', 'platform', 'host'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'browser')
    .executeTakeFirst()

test('R-HOST-008 inside the app that blocks a member no word in the address lets them in', async () => {
  const inside = await login('mei', `agentId=${OWN_AGENT}`, IN_SHOPPING)
  expect(inside).toMatchObject({ isSuccess: false, errorCode: 'login.blocked' })
  expect(await login('mei', `agentId=${OWN_AGENT}`, 'Mozilla/5.0')).toMatchObject({
    isSuccess: true,
  })
})

test('R-HOST-008 who is vouched for by the app that blocks them is not let in', async () => {
  const ticket = (await hosts.open('guest-1002')).searchParams.get('ticket')!
  const answer = await app.visitor().call(hostEndpoints.loginWithShopping, { ticket })
  expect(answer).toMatchObject({ code: 'login.blocked' })
})

test('the session keeps the door that was seen: its app, and a browser as a browser', async () => {
  await login('wei', `agentId=${OWN_AGENT}&platform=ios`, IN_SHOPPING)
  expect(await newestSession('wei')).toEqual({
    agent_id: '2335612',
    platform: 'wap',
    host: 'shopping',
  })
})
