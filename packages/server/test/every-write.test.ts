import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '@linmen/contract'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { mintToken, VISITOR } from '#kit/guard/forgery-token.ts'
import { derivedKey } from '#kit/secrets/derived-key.ts'
import { beginSession, hashOf } from '#kit/session/session-store.ts'
import { forgeryCases, type ForgeryCase } from './forgery-cases.ts'
import { startApp, type TestApp } from './harness.ts'
import { seededRandom } from './test-ports.ts'

const writes: Endpoint[] = Object.values(allEndpoints)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter((row) => row.effect === 'write')

let app: TestApp
let sent: (row: Endpoint, each: ForgeryCase, method: string) => Promise<string | null>

beforeAll(async () => {
  app = await startApp()
  const { db, ports } = app
  const begin = (kind: 'browser' | 'token') =>
    db.transaction((tx) =>
      beginSession(tx, ports, {
        memberId: 'lao',
        kind,
        channel: { agentId: '1', platform: 'wap' },
      }),
    )
  const session = await begin('browser')
  const other = await begin('browser')
  const headerToken = (await begin('token')).secret
  const key = derivedKey(ports.settings.secret, 'forgery')
  const random = seededRandom(9)
  const tokens = {
    mine: mintToken(key, hashOf(session.secret), random),
    other: mintToken(key, hashOf(other.secret), random),
    visitor: mintToken(key, VISITOR, random),
    none: '',
  }
  sent = async (row, each, method) => {
    const token = tokens[each.token]
    const cookies = [
      token && `XSRF-TOKEN=${token}`,
      each.hasSession && `linmen_session=${session.secret}`,
    ]
    const headers = {
      ...each.headers(app.base),
      cookie: cookies.filter(Boolean).join('; '),
      ...(token && { [wireHeaders.forgeryToken]: token }),
      ...(each.hasHeaderToken && { [wireHeaders.token]: headerToken }),
      // What passes the guard is stopped by its unreadable body, before it can do anything.
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    }
    const body = method === 'POST' ? { body: '{' } : {}
    const response = await fetch(`${app.base}${pathOf(row)}`, { method, headers, ...body })
    return ((await response.json()) as { errorCode: string | null }).errorCode
  }
})
afterAll(() => app.close())

const pathOf = (row: Endpoint) => row.path.replace(/\{\w+\}/g, '1')

test('there are writes to guard', () => {
  expect(writes.length).toBeGreaterThan(80)
})

test.each(forgeryCases.map((each) => [each.name, each] as const))(
  'on every write, %s',
  async (_name, each) => {
    const wrong: string[] = []
    for (const row of writes) {
      const passed = (await sent(row, each, 'POST')) !== 'forbidden_origin'
      if (passed !== each.passes) wrong.push(row.call)
    }
    expect(wrong).toEqual([])
  },
)

test('a forged GET is refused on every write that has one', async () => {
  const image = forgeryCases.find(({ name }) => name.startsWith('an image on a foreign page'))!
  for (const row of writes.filter(({ method }) => method === 'GET'))
    expect(await sent(row, image, 'GET'), row.call).toBe('forbidden_origin')
})

test('every open write looks at its request id', async () => {
  const blind: string[] = []
  for (const row of writes.filter(({ planned }) => !planned)) {
    const headers = { [wireHeaders.requestId]: 'not a word', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: '{' }
    const response = await app.as('lao').fetch(pathOf(row), init)
    const { field } = (await response.json()) as { field?: string }
    if (field !== wireHeaders.requestId) blind.push(row.call)
  }
  expect(blind).toEqual([])
})
