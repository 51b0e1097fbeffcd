import { afterAll, beforeAll, expect, test } from 'vitest'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { hostActEndpoints } from '@linmen/contract/console/host.endpoints.ts'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { sessionEndpoints } from '@linmen/contract/user/session.endpoints.ts'
import { hostCalls } from '@linmen/domain/host/feature-calls.ts'
import type { HostFeature } from '@linmen/domain/host/host-features.ts'
import { startApp, type TestApp } from '#test/harness.ts'

const IN_SHOPPING = 'Mozilla/5.0 (Linux; Android 14) jdapp;android;13.1'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** Writes nothing: the topic is unknown, so whoever gets so far hears that and no more. */
async function write(userAgent = 'Mozilla/5.0'): Promise<[string | null, string]> {
  const { path } = writingEndpoints.writePost
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ themeId: 'nowhere', content: '一句话' }),
  }
  const answer = await app.as('mei').fetch(path, init)
  const { errorCode, errorMsg } = (await answer.json()) as {
    errorCode: string | null
    errorMsg: string
  }
  return [errorCode, errorMsg]
}

const set = (id: string, hidden: HostFeature[]) =>
  app.as('lao').call(hostActEndpoints.setHost, { id, hidden, reason: '试一试' })

test('every call a host can close is one of the contract, and a write', () => {
  const rows = Object.values(allEndpoints).flatMap((table) => Object.values(table))
  const writes = new Set(rows.filter(({ effect }) => effect === 'write').map(({ call }) => call))
  expect(hostCalls.filter((call) => !writes.has(call))).toEqual([])
})

test('what the app around the page hides is refused there, and nowhere else', async () => {
  expect(await write(IN_SHOPPING)).toEqual(['not_open', '社区在这里不开放'])
  expect((await write())[0]).not.toBe('not_open')
})

test('what an operator sets counts from the next call on, until it is put back', async () => {
  expect(await set('browser', ['community'])).toMatchObject({ ok: true })
  expect(await write()).toEqual(['not_open', '社区在这里不开放'])
  expect(await set('shopping', ['download'])).toMatchObject({ ok: true })
  expect((await write(IN_SHOPPING))[0]).not.toBe('not_open')
  for (const id of ['browser', 'shopping'])
    await app.as('lao').call(hostActEndpoints.resetHost, { id, reason: '试完了' })
  expect((await write())[0]).not.toBe('not_open')
  expect((await write(IN_SHOPPING))[0]).toBe('not_open')
})

test('a login made under the name of another agent is listed under it', async () => {
  const brand = { id: '7001', name: '好球', company: '好球科技', slogan: '好球不断' }
  await app.as('lao').call(hostActEndpoints.setBrand, { ...brand, reason: '签约' })
  await app.db.pool.query(`update session set agent_id = '7001' where member_id = 'mei'`)
  expect(await app.as('mei').call(sessionEndpoints.listSessions, {})).toMatchObject({
    output: { sessions: [{ agentId: '7001', brand: '好球' }] },
  })
})
