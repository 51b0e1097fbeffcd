import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOTP, Secret } from 'otpauth'
import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import type { Answer, Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'

const MINUTE_MS = 60_000
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

async function newcomer(id: string): Promise<Client> {
  const client = await app.member({ id, role: 'operator', operates: 'risk' })
  await app.db.pool.query('delete from operator_session where member_id = $1', [id])
  return client
}

const codeAt = (secret: string, atMs = app.clock.nowMs()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs })

async function enrolled(id: string) {
  const client = await newcomer(id)
  const { secret } = told(await client.call(consoleEndpoints.beginFactor, {}))
  const confirmed = await client.call(consoleEndpoints.confirmFactor, { code: codeAt(secret) })
  return { client, secret, codes: told(confirmed).recoveryCodes }
}

const stateOf = async (client: Client) => told(await client.call(consoleEndpoints.me, {})).state
const look = (client: Client) =>
  client.call(memberDesks.members.row, { pageNo: 1, pageSize: 1 }).then(({ ok }) => ok)

test('a first login sets up the factor, and is in when a code was shown', async () => {
  const client = await newcomer('one')
  expect(await stateOf(client)).toBe('enrol')
  expect(await look(client)).toBe(false)
  const begun = told(await client.call(consoleEndpoints.beginFactor, {}))
  expect(begun.address).toMatch(/^otpauth:\/\/totp\//)
  expect(await client.call(consoleEndpoints.confirmFactor, { code: '000000' })).toMatchObject({
    ok: false,
    code: 'console.code_wrong',
  })
  const code = codeAt(begun.secret)
  const confirmed = await client.call(consoleEndpoints.confirmFactor, { code })
  expect(new Set(told(confirmed).recoveryCodes).size).toBe(10)
  expect(await stateOf(client)).toBe('in')
  expect(await look(client)).toBe(true)
})

test('no code is taken twice, and an old one not at all', async () => {
  const { client, secret } = await enrolled('two')
  await client.call(consoleEndpoints.leave, {})
  expect(await look(client)).toBe(false)
  const used = codeAt(secret)
  expect((await client.call(consoleEndpoints.prove, { code: used })).ok).toBe(false)
  app.clock.advance(MINUTE_MS)
  const old = codeAt(secret, app.clock.nowMs() - 3 * MINUTE_MS)
  expect((await client.call(consoleEndpoints.prove, { code: old })).ok).toBe(false)
  expect((await client.call(consoleEndpoints.prove, { code: codeAt(secret) })).ok).toBe(true)
  expect(await look(client)).toBe(true)
})

test('a recovery code opens the door once', async () => {
  const { client, codes } = await enrolled('three')
  const { rows } = await app.db.pool.query<{ code_hash: string }>(
    `select code_hash from operator_recovery where member_id = 'three'`,
  )
  expect(rows.some(({ code_hash }) => codes.includes(code_hash))).toBe(false)
  for (const ok of [true, false]) {
    await client.call(consoleEndpoints.leave, {})
    expect((await client.call(consoleEndpoints.prove, { code: codes[0]! })).ok).toBe(ok)
  }
})

test('whoever guesses waits', async () => {
  const { client } = await enrolled('four')
  await client.call(consoleEndpoints.leave, {})
  for (let tried = 0; tried < 5; tried += 1)
    await client.call(consoleEndpoints.prove, { code: '123456' })
  expect(await client.call(consoleEndpoints.prove, { code: '123456' })).toMatchObject({
    code: 'too_many_requests',
  })
})

test('a session is over after half an hour of nothing, and after eight hours of everything', async () => {
  const { client } = await enrolled('five')
  app.clock.advance(29 * MINUTE_MS)
  expect(await look(client)).toBe(true)
  app.clock.advance(31 * MINUTE_MS)
  expect(await look(client)).toBe(false)
  const { client: busy } = await enrolled('six')
  for (let gone = 0; gone < 8 * 60 - 20; gone += 20) {
    app.clock.advance(20 * MINUTE_MS)
    expect(await look(busy)).toBe(true)
  }
  app.clock.advance(21 * MINUTE_MS)
  expect(await look(busy)).toBe(false)
})

test('a session in another browser is none', async () => {
  const { client } = await enrolled('seven')
  const response = await client.fetch('/api/console/desk/members', {
    headers: { 'user-agent': 'somebody else' },
  })
  expect(await response.json()).toMatchObject({ errorCode: 'no_permission' })
  expect(await look(client)).toBe(true)
})

test('a role that changes shuts what was open under the old one, and nobody changes their own', async () => {
  const { client } = await enrolled('eight')
  const lao = app.as('lao')
  const wish = { role: 'support', reason: '换岗' } as const
  expect((await lao.call(consoleEndpoints.setOperator, { phone: 'eight', ...wish })).ok).toBe(true)
  expect(await stateOf(client)).toBe('prove')
  expect(await lao.call(consoleEndpoints.setOperator, { phone: 'lao', ...wish })).toMatchObject({
    code: 'console.own_self',
  })
})
