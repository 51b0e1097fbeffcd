import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint, id, int, refusal, shape } from '@linmen/contract'
import { clientOf } from '#test/client.ts'
import { onPostgres, type TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'
import { command } from './command.ts'
import { beginSession } from './session/session-store.ts'

const write = { method: 'POST', effect: 'write', touches: [], access: 'member' } as const
const input = shape({ note: id })

const add = endpoint({
  ...write,
  call: 't.add',
  path: '/api/t/add',
  input,
  output: shape({ count: int() }),
  refusals: { ...refusal('t.full', '满了') },
})
const ask = endpoint({
  ...write,
  access: 'anyone',
  call: 't.ask',
  path: '/api/t/ask',
  input,
  output: shape({ number: int() }),
})
const join = endpoint({ ...ask, call: 't.join', path: '/api/t/join' })
const other = endpoint({ ...write, call: 't.other', path: '/api/t/other', input })
const pay = endpoint({ ...write, call: 't.pay', path: '/api/t/pay', money: true, input })

const published: string[] = []
let full = false

// The page views of the template are empty, so they serve as the thing that is written.
const addRow = command(add, async (tx, { note }, { actor, agentId, platform, nowMs, ...call }) => {
  await tx
    .insertInto('page_view')
    .values({
      kind: 'click',
      member_id: actor.id,
      agent_id: agentId,
      platform,
      subject: note,
      item_id: null,
      came_from: null,
      screen: null,
      detail: null,
      at_ms: nowMs,
    })
    .execute()
  call.after(() => published.push(note))
  if (full) call.refuse('t.full', {})
  const { count } = await tx
    .selectFrom('page_view')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('subject', '=', note)
    .executeTakeFirstOrThrow()
  return { count }
})

let asked = 0
const askRow = command(ask, async () => ({ number: (asked += 1) }))
const joinRow = command(
  join,
  async (tx, _input, { ports, session }) => {
    session.begin(
      await beginSession(tx, ports, {
        memberId: 'mei',
        kind: 'browser',
        channel: { agentId: '1', platform: 'wap' },
      }),
    )
    return { number: (asked += 1) }
  },
  { secret: true },
)

let app: TestApp
beforeAll(async () => {
  const nothing = async () => ({})
  app = await startRows([addRow, askRow, joinRow, command(other, nothing), command(pay, nothing)])
})
afterAll(() => app.close())

const countOf = async (note: string) => {
  const rows = app.db.read.selectFrom('page_view').select('id').where('subject', '=', note)
  return (await rows.execute()).length
}

test('a retry with the same request id and content gets the first answer and writes nothing', async () => {
  const first = await app.as('mei').call(add, { note: 'a' }, { requestId: 'r1' })
  const second = await app.as('mei').call(add, { note: 'a' }, { requestId: 'r1' })
  expect(first).toEqual({ ok: true, output: { count: 1 } })
  expect(second).toEqual(first)
  expect(await countOf('a')).toBe(1)
})

test('a retry does not publish again', async () => {
  await app.as('mei').call(add, { note: 'loud' }, { requestId: 'r2' })
  await app.as('mei').call(add, { note: 'loud' }, { requestId: 'r2' })
  expect(published.filter((note) => note === 'loud')).toHaveLength(1)
})

test('the same request id with other content is refused', async () => {
  await app.as('mei').call(add, { note: 'b' }, { requestId: 'r3' })
  const answer = await app.as('mei').call(add, { note: 'c' }, { requestId: 'r3' })
  expect(answer).toMatchObject({ ok: false, code: 'idem_conflict' })
  expect(await countOf('c')).toBe(0)
})

test('the same request id for another call is refused', async () => {
  await app.as('mei').call(add, { note: 'd' }, { requestId: 'r4' })
  const answer = await app.as('mei').call(other, { note: 'd' }, { requestId: 'r4' })
  expect(answer).toMatchObject({ ok: false, code: 'idem_conflict' })
})

test('two members may use the same request id', async () => {
  await app.as('mei').call(add, { note: 'e' }, { requestId: 'r5' })
  expect(await app.as('wei').call(add, { note: 'e' }, { requestId: 'r5' })).toEqual({
    ok: true,
    output: { count: 2 },
  })
})

test('a refusal undoes everything, publishes nothing and may be tried again with the same id', async () => {
  full = true
  const refused = await app.as('mei').call(add, { note: 'f' }, { requestId: 'r6' })
  full = false
  expect(refused).toMatchObject({ ok: false, code: 't.full', text: '满了' })
  expect(await countOf('f')).toBe(0)
  expect(published).not.toContain('f')
  const again = await app.as('mei').call(add, { note: 'f' }, { requestId: 'r6' })
  expect(again).toEqual({ ok: true, output: { count: 1 } })
})

test('a request id that is not a plain word is refused', async () => {
  const answer = await app.as('mei').call(add, { note: 'g' }, { requestId: 'r 7' })
  expect(answer).toMatchObject({ ok: false, code: 'bad_input', data: { field: 'x-request-id' } })
})

const post = (path: string, note: string) =>
  app.as('mei').fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ note }),
  })

test('a write without a request id is simply done each time', async () => {
  await post(add.path, 'h')
  await post(add.path, 'h')
  expect(await countOf('h')).toBe(2)
})

test('a payment without a request id is refused when it repeats within ten seconds', async () => {
  const codeOf = async () => {
    const response = await post(pay.path, 'i')
    return ((await response.json()) as { errorCode: string | null }).errorCode
  }
  expect(await codeOf()).toBeNull()
  expect(await codeOf()).toBe('in_progress')
  app.clock.advance(10_000)
  expect(await codeOf()).toBeNull()
})

test.runIf(onPostgres)(
  'thirty parallel calls with one id write once and answer alike',
  async () => {
    const calls = Array.from({ length: 30 }, () =>
      app.as('mei').call(add, { note: 'p' }, { requestId: 'r8' }),
    )
    const answers = await Promise.all(calls)
    expect(await countOf('p')).toBe(1)
    for (const answer of answers) expect(answer).toEqual({ ok: true, output: { count: 1 } })
  },
)

test('a visitor who repeats a request gets the first answer as well', async () => {
  const visitor = app.visitor()
  const first = await visitor.call(ask, { note: 'v' }, { requestId: 'v1' })
  expect(await visitor.call(ask, { note: 'v' }, { requestId: 'v1' })).toEqual(first)
  const changed = await visitor.call(ask, { note: 'w' }, { requestId: 'v1' })
  expect(changed).toMatchObject({ ok: false, code: 'idem_conflict' })
})

test('the same request id of another visitor is another request', async () => {
  const headers = { deviceUuid: 'phone-7', jcobToken: 'nobody' }
  const native = clientOf(app.base, () => headers)
  const [one, two] = [
    await app.visitor().call(ask, { note: 'v' }, { requestId: 'v2' }),
    await native.call(ask, { note: 'v' }, { requestId: 'v2' }),
  ]
  expect(one).not.toEqual(two)
  expect(await native.call(ask, { note: 'v' }, { requestId: 'v2' })).toEqual(two)
})

test('a visitor who became a member and lost the answer gets the same session again', async () => {
  const send = async () => {
    const headers = { 'content-type': 'application/json', 'x-request-id': 'j1' }
    const init = { method: 'POST', headers, body: JSON.stringify({ note: 'j' }) }
    const response = await app.visitor().fetch(join.path, init)
    const [session] = response.headers.getSetCookie()
    return { session: session!.split(';')[0], body: await response.json() }
  }
  const first = await send()
  const second = await send()
  expect(second).toEqual(first)
  const { rows } = await app.db.pool.query(`select response from idem where key = 'j1'`)
  expect(rows[0].response).toMatch(/^s1\./)
})
