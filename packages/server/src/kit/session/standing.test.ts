import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { endpoint, shape, text } from '@linmen/contract'
import { asOwner } from '#db/app-role.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import type { TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'
import { liftHold, placeHold } from './member-hold.ts'
import { endAllSessions, endSession } from './session-store.ts'

const MINUTE_MS = 60_000
const write = { method: 'POST', effect: 'write', touches: [], access: 'member' } as const
const operator = { ...write, access: 'operator', permission: 'members.act' } as const

const who = endpoint({
  call: 't.who',
  method: 'GET',
  path: '/api/t/who',
  effect: 'read',
  access: 'member',
  output: shape({ agentId: text(), platform: text() }),
})
const pay = endpoint({ ...write, call: 't.pay', path: '/api/t/pay', money: true })
const card = endpoint({ ...write, call: 't.card', path: '/api/t/card', proven: true })
const leave = endpoint({ ...write, call: 't.leave', path: '/api/t/leave' })
const leaveOthers = endpoint({ ...write, call: 't.others', path: '/api/t/others' })
const hold = endpoint({
  ...operator,
  call: 't.hold',
  path: '/api/t/hold',
  input: shape({ memberId: text(), scope: text(), minutes: text() }),
})
const lift = endpoint({
  ...operator,
  call: 't.lift',
  path: '/api/t/lift',
  input: shape({ memberId: text() }),
})

const bindings = [
  query(who, async (_db, _input, { agentId, platform }) => ({ agentId, platform })),
  command(pay, async () => ({})),
  command(card, async () => ({})),
  command(leave, async (tx, _input, call) => {
    await endSession(tx, call, call.actor.sessionId)
    return {}
  }),
  command(leaveOthers, async (tx, _input, call) => {
    await endAllSessions(tx, call, call.actor.id, { except: call.actor.sessionId })
    return {}
  }),
  command(hold, async (tx, { memberId, scope, minutes }, call) => {
    const untilMs = minutes === '' ? null : call.nowMs + Number(minutes) * MINUTE_MS
    const wanted = scope === 'all' ? 'all' : 'money'
    const by = { ...call, by: call.actor.id }
    await placeHold(tx, by, { memberId, scope: wanted, reason: '核实', untilMs })
    return {}
  }),
  command(lift, async (tx, { memberId }, call) => {
    await liftHold(tx, { ...call, by: call.actor.id }, memberId)
    return {}
  }),
]

let app: TestApp
beforeAll(async () => {
  app = await startRows(bindings, { settings: { blockedMembers: { shopping: ['mei'] } } })
})
afterAll(() => app.close())

const ok = { ok: true }
const gone = { ok: false, code: 'no_token' }
const held = { ok: false, code: 'member_held', text: '账户暂时受限，请联系客服' }

async function socketOf({ cookie }: { cookie: string }): Promise<WebSocket> {
  const socket = new WebSocket(`${app.base.replace('http', 'ws')}/live`, { headers: { cookie } })
  await once(socket, 'open')
  return socket
}

test('the door a member came in by decides, not what an address says later', async () => {
  const phone = await app.browser('wei', { agentId: '2335402', platform: 'ios' })
  const answer = await phone.fetch(`${who.path}?agentId=2335612&platform=wap`)
  expect(await answer.json()).toMatchObject({ agentId: '2335402', platform: 'ios' })
})

test('R-HOST-008 a session begun in a host that blocks its member opens nothing, whatever the address says', async () => {
  const inside = await app.browser('mei', { agentId: '2335612' })
  const claimed = await inside.fetch(`${who.path}?agentId=2335402`)
  expect(await claimed.json()).toMatchObject({ errorCode: 'no_token' })
  const outside = await app.browser('mei', { agentId: '2335402' })
  const named = await outside.fetch(`${who.path}?agentId=2335612`)
  expect(await named.json()).toMatchObject({ isSuccess: true })
})

test('what asks for a fresh proof is closed a quarter of an hour after the login', async () => {
  const member = await app.member({ id: 'prover' })
  app.clock.advance(15 * MINUTE_MS)
  expect(await member.call(card, {})).toMatchObject(ok)
  app.clock.advance(1)
  expect(await member.call(card, {})).toMatchObject({ ok: false, code: 'prove_again' })
  expect(await member.call(who, {})).toMatchObject(ok)
})

test('who signs out loses the open socket of that session and no other', async () => {
  const [leaving, staying] = [await app.browser('mei'), await app.browser('mei')]
  const [open, other] = [await socketOf(leaving), await socketOf(staying)]
  const closed = once(open, 'close')
  expect(await leaving.call(leave, {})).toMatchObject(ok)
  await closed
  expect(other.readyState).toBe(WebSocket.OPEN)
  other.close()
})

test('all other sessions end at once, with their sockets', async () => {
  const [own, other] = [await app.browser('wei'), await app.browser('wei')]
  const closed = once(await socketOf(other), 'close')
  expect(await own.call(leaveOthers, {})).toMatchObject(ok)
  await closed
  expect(await other.call(who, {})).toMatchObject(gone)
  expect(await own.call(who, {})).toMatchObject(ok)
})

test('a member without money may look and not pay, until the hold ends', async () => {
  const member = await app.member({ id: 'held' })
  await app.as('lao').call(hold, { memberId: 'held', scope: 'money', minutes: '10' })
  expect(await member.call(pay, {})).toMatchObject(held)
  expect(await member.call(who, {})).toMatchObject(ok)
  app.clock.advance(10 * MINUTE_MS)
  expect(await member.call(pay, {})).toMatchObject(ok)
})

test('a member who is held altogether is signed out everywhere, sockets included', async () => {
  await app.member({ id: 'banned' })
  const browser = await app.browser('banned' as 'mei')
  const closed = once(await socketOf(browser), 'close')
  await app.as('lao').call(hold, { memberId: 'banned', scope: 'all', minutes: '' })
  await closed
  expect(await browser.call(who, {})).toMatchObject(gone)
  const begun = await app.browser('banned' as 'mei')
  expect(await begun.call(who, {})).toMatchObject(gone)
  await app.as('lao').call(lift, { memberId: 'banned' })
  expect(await begun.call(who, {})).toMatchObject(ok)
})

test('every hold has a line in the audit that nobody can change', async () => {
  await app.member({ id: 'noted' })
  await app.as('lao').call(hold, { memberId: 'noted', scope: 'money', minutes: '' })
  await app.as('lao').call(lift, { memberId: 'noted' })
  const lines = await app.db.read
    .selectFrom('audit')
    .select(['actor', 'deed', 'detail'])
    .where('subject', '=', 'noted')
    .orderBy('id')
    .execute()
  expect(lines).toMatchObject([
    { actor: 'lao', deed: 'hold', detail: { scope: 'money', reason: '核实' } },
    { actor: 'lao', deed: 'lift-hold' },
  ])
  for (const change of [`update audit set deed = 'x'`, 'delete from audit', 'truncate audit']) {
    await expect(app.db.pool.query(change)).rejects.toThrow('permission denied')
    const byOwner = asOwner(app.db.pool, (owner) => owner.query(change))
    await expect(byOwner).rejects.toThrow('append-only')
  }
})
