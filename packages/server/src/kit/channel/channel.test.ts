import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from '#kit/audit.ts'
import { channelRoute } from './channel.ts'
import type { TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'

const plain = (status: number, body: string) => ({ status, type: 'text/plain', body })
const KEY = 'key of the provider'
const signOf = (body: string) => createHmac('sha256', KEY).update(body).digest('hex')

let failing = false
const published: string[] = []
const bank = channelRoute<{ order: string }>({
  channel: 'bank',
  path: '/api/channel/bank/notify',
  answers: {
    taken: plain(200, 'success'),
    again: plain(500, 'fail'),
    forged: plain(401, 'fail'),
  },
  verify: async (_ports, { raw, headers }) => {
    if (headers['x-bank-sign'] !== signOf(raw.toString())) return null
    const { number, order } = JSON.parse(raw.toString()) as { number: string; order: string }
    return { number, content: { order } }
  },
  take: async (tx, { order }, { nowMs, after }) => {
    await audit(tx, { atMs: nowMs, actor: 'bank', deed: 'paid', subject: order })
    after(() => published.push(order))
    if (failing) throw new Error('the books are closed')
  },
})

let app: TestApp
beforeAll(async () => {
  app = await startRows([], { channels: [bank] })
})
afterAll(() => app.close())
beforeEach(() => {
  failing = false
})

async function notify(body: string, sign = signOf(body)) {
  const headers = { 'content-type': 'application/json', 'x-bank-sign': sign }
  const response = await fetch(`${app.base}${bank.path}`, { method: 'POST', headers, body })
  return [response.status, await response.text()]
}

const paid = async (order: string) => {
  const lines = app.db.read.selectFrom('audit').select('id').where('subject', '=', order)
  return (await lines.execute()).length
}

test('a notice without a member, a cookie or a request id is taken once, and answered in the words of its channel', async () => {
  const body = '{"number":"n1",  "order":"o1"}'
  expect(await notify(body)).toEqual([200, 'success'])
  expect(await notify(body)).toEqual([200, 'success'])
  expect(await paid('o1')).toBe(1)
  expect(published).toEqual(['o1'])
})

test('its bytes are kept as they came', async () => {
  const body = '{ "number": "n2",\n "order": "o2" }'
  await notify(body)
  const kept = await app.db.read
    .selectFrom('channel_notice')
    .selectAll()
    .where('number', '=', 'n2')
    .executeTakeFirstOrThrow()
  expect(kept.body.toString()).toBe(body)
  expect(kept.taken_at_ms).toBe(app.clock.nowMs())
})

test('twins that come together have one effect', async () => {
  const body = '{"number":"n3","order":"o3"}'
  const answers = await Promise.all(Array.from({ length: 8 }, () => notify(body)))
  expect(new Set(answers.map(String))).toEqual(new Set(['200,success']))
  expect(await paid('o3')).toBe(1)
})

test.each([
  ['a forged signature', '{"number":"n4","order":"o4"}', 'no'],
  ['a changed body', '{"number":"n4","order":"o4"} ', signOf('{"number":"n4","order":"o4"}')],
])('%s changes nothing, not even the records', async (_name, body, sign) => {
  expect(await notify(body, sign)).toEqual([401, 'fail'])
  expect(await paid('o4')).toBe(0)
  const kept = app.db.read.selectFrom('channel_notice').selectAll().where('number', '=', 'n4')
  expect(await kept.execute()).toEqual([])
})

test('a notice that could not be taken is asked for again, and then taken', async () => {
  failing = true
  const body = '{"number":"n5","order":"o5"}'
  expect(await notify(body)).toEqual([500, 'fail'])
  expect(await paid('o5')).toBe(0)
  failing = false
  expect(await notify(body)).toEqual([200, 'success'])
  expect(await paid('o5')).toBe(1)
})

test('another content under a known number is not taken for a repeat', async () => {
  expect(await notify('{"number":"n6","order":"o6"}')).toEqual([200, 'success'])
  expect(await notify('{"number":"n6","order":"o7"}')).toEqual([500, 'fail'])
  expect(await paid('o7')).toBe(0)
})
