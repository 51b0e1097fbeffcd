import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access, Endpoint } from '@linmen/contract'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import { bindings } from '../src/bindings.ts'
import type { Client } from './client.ts'
import { startApp, type TestApp } from './harness.ts'

const rows = Object.values(allEndpoints).flatMap((table): Endpoint[] => Object.values(table))
const methods = Object.values(allGateway).flatMap((table) => Object.entries(table))
const bound = bindings.filter((binding) => binding.kind === 'call').map(({ row }) => row)
const parts = bindings.filter((binding) => binding.kind === 'gateway')

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('every open row has a binding', () => {
  const missing = rows.filter((row) => !row.planned && !bound.includes(row))
  expect(missing.map(({ call }) => call)).toEqual([])
})

test('every binding has a row, is open and is bound once', () => {
  expect(bound.filter((row) => !rows.includes(row) || row.planned)).toEqual([])
  expect(new Set(bound).size).toBe(bound.length)
})

test('no two rows share a method and a path', () => {
  const places = rows.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

test('every open gateway method has a handler, and every handler a method', () => {
  const open = methods.filter(([, method]) => !method.planned).map(([name]) => name)
  const handled = parts.flatMap(({ handlers }) => Object.keys(handlers))
  expect(handled.toSorted()).toEqual(open.toSorted())
})

const reached: Record<Access, string[]> = {
  anyone: ['visitor', 'mei', 'wei', 'lao'],
  member: ['mei', 'wei', 'lao'],
  expert: ['wei', 'lao'],
  operator: ['lao'],
}

test.each(['visitor', 'mei', 'wei', 'lao'])(
  '%s gets exactly as far as the rows say',
  async (who) => {
    const client = who === 'visitor' ? app.visitor() : app.as(who)
    const wrong: string[] = []
    for (const row of rows) {
      const code = await codeOf(client, row)
      const stopped = code === 'no_login' || code === 'no_permission'
      const expected = !reached[row.access].includes(who)
      const saysRight = who === 'visitor' ? code !== 'no_permission' : code !== 'no_login'
      if (stopped !== expected || !saysRight) wrong.push(`${row.call}: ${code}`)
    }
    expect(wrong).toEqual([])
  },
)

test('a session that is over is told so on every row that needs one', async () => {
  const headers = { jcobToken: 'made-up' }
  for (const row of rows.filter(({ access }) => access !== 'anyone'))
    expect(await codeOf(app.visitor(), row, headers), row.call).toBe('no_token')
})

// An unreadable request gets past guard and access and no further.
async function codeOf(client: Client, row: Endpoint, headers: Record<string, string> = {}) {
  const path = row.path.replace(/\{\w+\}/g, '1')
  const post = row.method === 'POST' || row.effect === 'write'
  const init = post
    ? { method: 'POST', body: '{', headers: { ...headers, 'content-type': 'application/json' } }
    : { headers }
  const response = await client.fetch(post ? path : `${path}?x=%E0`, init)
  return ((await response.json()) as { errorCode: string | null }).errorCode
}

const value = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, '', [], {}, ['x', '{}'], { wrong: [true] }, '1e3', -1, 1e308, '⚽🏀'),
  fc.constantFrom("1' OR '1'='1'; DROP TABLE member; --", '../../etc', '\u0000', 'A'.repeat(3000)),
)

test('no open row fails for somebody who may everything and says nothing', async () => {
  const broken: string[] = []
  for (const row of rows.filter((each) => !each.planned && each.call !== 'c.user.loginOut'))
    if ((await sendFields(row, {})).status >= 500) broken.push(row.call)
  expect(broken).toEqual([])
})

test('no input at all makes an open row fail', async () => {
  const open = rows.filter((row) => !row.planned && row.call !== 'c.user.loginOut')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...open),
      fc.array(value, { maxLength: 8 }),
      async (row, values) => {
        const names = Object.entries(row.input.fields).map(
          ([house, { wireName }]) => wireName ?? house,
        )
        const fields = Object.fromEntries(names.map((name, at) => [name, values[at % 8]]))
        const answer = await sendFields(row, fields)
        expect(answer.status, row.call).toBeLessThan(500)
        expect(answer.body, row.call).toHaveProperty('isSuccess')
      },
    ),
    { numRuns: 400, seed: 11 },
  )
})

test('no input at all makes the gateway fail', async () => {
  const names = fc.constantFrom(
    ...methods.map(([name]) => name),
    'constructor',
    '__proto__',
    7,
    null,
  )
  await fc.assert(
    fc.asyncProperty(names, value, value, async (apiName, one, two) => {
      const fields = {
        apiName,
        matchId: one,
        date: two,
        leagueId: one,
        pageNo: two,
        matchIdList: one,
      }
      const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(fields) }
      const response = await app.as('mei').fetch(gatewayPath, init)
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toHaveProperty('code')
    }),
    { numRuns: 200, seed: 12 },
  )
})

const JSON_TYPE = { 'content-type': 'application/json' }

async function sendFields(row: Endpoint, fields: Record<string, unknown>) {
  const path = row.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(fields[name] ?? 'x')),
  )
  const post = row.method === 'POST' || row.effect === 'write'
  const query = new URLSearchParams()
  for (const [name, each] of Object.entries(fields)) query.append(name, String(each))
  const response = post
    ? await app.as('lao').fetch(path, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify(fields),
      })
    : await app.as('lao').fetch(`${path}?${query.toString()}`)
  return { status: response.status, body: (await response.json()) as object }
}
