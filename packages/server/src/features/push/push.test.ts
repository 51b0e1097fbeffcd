import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushEndpoints } from '@linmen/contract/push/push.endpoints.ts'
import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import { outboxJobs } from '#jobs/send-outbox.ts'
import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { linkTo, tellEach, tellMember, type News } from '#features/message/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { claimsOf, newBrowser, opened, startPushService } from '#test/push-service.ts'
import { isPushAddress, sendPush } from './send-push.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  app = await startApp({ ports: { pushPost: service.post } })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  await app.db.pool.query(
    'delete from outbox; delete from push_subscription; delete from push_setting',
  )
  service.received.length = 0
  service.answer(201)
})

const subscribe = async (name: 'mei' | 'wei', browser = newBrowser()) => {
  const { address, key, secret } = browser
  expect(await app.as(name).call(pushEndpoints.subscribe, { address, key, secret })).toMatchObject({
    ok: true,
  })
  return browser
}
const tell = (kind: MessageKind, more: Partial<News> = {}) =>
  app.db.transaction((tx) =>
    tellMember(
      tx,
      { ports: app.ports, nowMs: app.clock.nowMs() },
      { memberId: 'mei', kind, title: '退款到账', text: '38 金币', ...more },
    ),
  )
/** What the minute's job does, without waiting for the minute. */
const send = () => outboxJobs([sendPush])[1]!.start(app.ports, {})
const look = async () => {
  const answer = await app.as('mei').call(pushEndpoints.look, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

test('a message reaches the browser sealed for it alone, under the key it subscribed with', async () => {
  const { publicKey } = await look()
  const browser = await subscribe('mei')
  await tell('order', { link: linkTo.coupons, once: 'refund:1' })
  await send()
  expect(service.received).toHaveLength(1)
  const [received] = service.received
  expect(received!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(opened(browser, received!)).toEqual({
    title: '退款到账',
    body: '38 金币',
    address: '/user/coupon-list?back=false',
    tag: 'refund:1',
  })
  const claims = claimsOf(received!)
  expect(claims).toMatchObject({ aud: 'https://push.example.net', key: publicKey })
  expect(() => opened(newBrowser(), received!)).toThrow()
})

test('the key stays the same, and its private half cannot be read in the database', async () => {
  const { publicKey } = await look()
  expect((await look()).publicKey).toBe(publicKey)
  const { rows } = await app.db.pool.query<{ private_sealed: string }>('select * from push_key')
  expect(rows).toHaveLength(1)
  expect(rows[0]!.private_sealed).toMatch(/^s1\./)
})

test.each([404, 410])('a subscription that is gone (%i) is removed', async (status) => {
  await subscribe('mei')
  service.answer(status)
  await tell('order')
  await send()
  expect((await look()).devices).toBe(0)
  const { rows } = await app.db.pool.query('select state from outbox')
  expect(rows).toEqual([{ state: 'sent' }])
})

test('a service that is down is asked again, one that refuses is not', async () => {
  await subscribe('mei')
  service.answer(503)
  await tell('order')
  await send()
  service.answer(403)
  app.clock.advance(10_000)
  await send()
  const { rows } = await app.db.pool.query('select state, last_error from outbox')
  expect(rows).toEqual([{ state: 'stuck', last_error: 'the push service says 403' }])
  expect((await look()).devices).toBe(1)
})

const wish = (more: object) =>
  app.as('mei').call(pushEndpoints.choose, {
    topics: ['goals', 'plans', 'money'],
    hidesScores: false,
    ...more,
  })
const waiting = async () => {
  const { rows } = await app.db.pool.query<{ count: number }>(
    `select count(*)::int as count from outbox where kind = 'push'`,
  )
  return rows[0]!.count
}

test('only what a member wants to hear is sent', async () => {
  await subscribe('mei')
  expect(await wish({ topics: ['goals'] })).toMatchObject({ ok: true })
  await tell('order')
  expect(await waiting()).toBe(0)
  await tell('match')
  expect(await waiting()).toBe(1)
  await tell('like', { senderId: 'wei' })
  expect(await waiting()).toBe(1)
})

test('in quiet hours nothing is sent; the message is in the centre all the same', async () => {
  await subscribe('mei')
  // The clock of the tests stands at 18:30 in Beijing.
  const minute = 18 * 60 + 30
  await wish({ quietFrom: minute, quietTo: minute + 1 })
  expect(await tell('order')).toBe(true)
  expect(await waiting()).toBe(0)
  await wish({ quietFrom: minute + 1, quietTo: minute })
  await tell('order')
  expect(await waiting()).toBe(1)
  expect(await wish({ quietFrom: 1 })).toMatchObject({ code: 'bad_input' })
})

test('many are told at once, each as they wish and each thing once', async () => {
  for (const name of ['mei', 'wei'] as const) await subscribe(name)
  await app.member({ id: 'silent' })
  const closed = { kind: 'expertPlan', open: false } as const
  await app.as('silent').call(messageEndpoints.changeSetting, closed)
  await wish({ topics: ['goals'] })
  const news = ['mei', 'wei', 'silent', 'lao'].map((memberId): News => ({
    ...{ memberId, kind: 'expertPlan', title: '发布了新方案', text: '中超', senderId: 'lao' },
    once: 'published:many',
  }))
  for (let round = 0; round < 2; round++) await tellEach(app.ports, 'test', news)
  const { rows } = await app.db.pool.query<{ member_id: string }>(
    `select member_id from message where once_key = 'published:many' order by member_id`,
  )
  expect(rows.map(({ member_id }) => member_id)).toEqual(['mei', 'wei'])
  expect(await waiting()).toBe(1)
})

test('a browser belongs to whoever is signed in there now', async () => {
  const browser = await subscribe('mei')
  await subscribe('wei', browser)
  expect((await look()).devices).toBe(0)
  await subscribe('mei', browser)
  const { address } = browser
  expect(await app.as('wei').call(pushEndpoints.unsubscribe, { address })).toMatchObject({
    ok: true,
  })
  expect((await look()).devices).toBe(1)
  await app.as('mei').call(pushEndpoints.unsubscribe, { address })
  expect((await look()).devices).toBe(0)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://push.example.net/x', false],
  ['https://push.example.net:8443/x', false],
  ['https://user:word@push.example.net/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/x', false],
  ['https://db.internal/x', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('the address %s is taken: %s', async (address, taken) => {
  expect(isPushAddress(address)).toBe(taken)
  if (taken) return
  const { key, secret } = newBrowser()
  const answer = await app.as('mei').call(pushEndpoints.subscribe, { address, key, secret })
  expect(answer).toMatchObject({ code: 'push.address' })
})
