import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import type { MessageTopic } from '@linmen/contract/message/message.schemas.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import type { Client } from '#test/client.ts'
import { announce } from './announcement.repo.ts'
import { linkTo } from './link-to.ts'
import { tellMember, type News } from './tell-member.ts'

const DAY_MS = 86_400_000

let app: TestApp
let reader: { id: string; client: Client }
let readers = 0

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  const id = `reader${(readers += 1)}`
  reader = { id, client: await app.member({ id }) }
})
afterAll(() => app.close())

const tell = (news: Partial<News> = {}, nowMs = app.clock.nowMs()) =>
  app.db.transaction((tx) =>
    tellMember(
      tx,
      { ports: app.ports, nowMs },
      {
        memberId: reader.id,
        kind: 'system',
        title: '系统通知',
        text: '内容',
        ...news,
      },
    ),
  )
const listed = async (topic: MessageTopic, pageNo = 1, client = reader.client) => {
  const answer = await client.call(messageEndpoints.list, { topic, pageNo })
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const centre = async () => {
  const answer = await reader.client.call(messageEndpoints.countUnread, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

test('R-MESSAGE-014 a page of messages has its list, header, answers by title and last moment', async () => {
  const nowMs = app.clock.nowMs()
  await tell({ kind: 'letter', title: '客服', text: '已处理' }, nowMs - 5000)
  await tell({ kind: 'letter', title: '客服', text: '感谢告知' })
  const raw = await reader.client.fetch('/api/msg/queryMsg/63/1')
  expect(await raw.json()).toMatchObject({
    pageData: {
      dataList: [{ title: '客服', content: '感谢告知' }, { content: '已处理' }],
      hasNext: false,
    },
    resHeader: '仅显示近 30 天消息',
    extrasData: { 客服: { replyTime: nowMs } },
    lastTime: nowMs,
  })
})

test('R-MESSAGE-001 a like has its level in its content', async () => {
  await app.member({ id: `${reader.id}-fan` })
  await tell({ kind: 'like', level: 2, senderId: `${reader.id}-fan`, text: '赞了你的观点' })
  const raw = await reader.client.fetch('/api/msg/queryMsg/7/1')
  expect(await raw.json()).toMatchObject({
    pageData: { dataList: [{ subType: 7, content: { likeLevel: 2, text: '赞了你的观点' } }] },
  })
  expect((await listed('like')).items).toMatchObject([{ level: 2, content: '赞了你的观点' }])
})

test('a channel holds its kinds, a kind only itself, and a module is its channel', async () => {
  await tell({ kind: 'coupon' })
  await tell({ kind: 'promotion' })
  await tell({ kind: 'order' })
  const kinds = async (topic: MessageTopic) =>
    (await listed(topic)).items.map(({ kind }) => kind).toSorted()
  expect(await kinds('activity')).toEqual(['coupon', 'promotion'])
  expect(await kinds('coupon')).toEqual(['coupon'])
  const raw = await reader.client.fetch('/api/msg/queryMsg/15/1')
  expect(await raw.json()).toMatchObject({ pageData: { dataList: [{ subType: 9 }] } })
})

test('R-MESSAGE-009 pages go on until there is no next', async () => {
  for (let at = 0; at < 21; at += 1) await tell({ text: `第 ${at} 条` }, app.clock.nowMs() + at)
  expect(await listed('system')).toMatchObject({ hasNext: true })
  expect(await listed('system', 2)).toMatchObject({
    hasNext: false,
    items: [{ content: '第 0 条' }],
  })
})

test('R-MESSAGE-012 what is new since a moment is counted by module', async () => {
  const nowMs = app.clock.nowMs()
  await tell({ kind: 'order' }, nowMs - 1000)
  await tell({ kind: 'coupon' }, nowMs - 1000)
  await tell({ kind: 'coupon' }, nowMs - 9000)
  const ask = async (list: object) => {
    const raw = await reader.client.fetch('/api/msg/existNewMsg', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ list }),
    })
    return ((await raw.json()) as { count: number }).count
  }
  expect(await ask([{ id: 14, timestamp: nowMs - 5000 }])).toBe(1)
  expect(
    await ask([
      { id: 14, timestamp: 0 },
      { id: 15, timestamp: 0 },
    ]),
  ).toBe(3)
  expect(await ask([])).toBe(0)
})

test('R-MESSAGE-002 community news are counted since the moments named, and no moment means now', async () => {
  await app.member({ id: `${reader.id}-fan` })
  const senderId = `${reader.id}-fan`
  const at = app.clock.nowMs() - 1000
  await tell({ kind: 'comment', senderId }, at)
  await tell({ kind: 'reply', senderId }, at)
  await tell({ kind: 'like', senderId }, at)
  await tell({ kind: 'follow', senderId, title: '阿珠' }, at)
  const before = at - 1
  const ask = (input: object) => reader.client.call(messageEndpoints.countCommunity, input)
  expect(
    await ask({ commentsSince: before, likesSince: before, followsSince: before }),
  ).toMatchObject({ output: { comments: 2, likes: 1, follows: 1 } })
  expect(await ask({ likesSince: at })).toMatchObject({
    output: { comments: 0, likes: 0, follows: 0 },
  })
})

test('who begins to follow is told of once, and stands among the fans', async () => {
  const fan = await app.member({ id: `${reader.id}-fan`, nickname: '阿珠' })
  const follow = (action: 'follow' | 'unfollow') =>
    fan.call(expertEndpoints.follow, { expertId: reader.id, action })
  await follow('follow')
  await follow('unfollow')
  await follow('follow')
  const { items } = await listed('follow')
  expect(items).toMatchObject([{ title: '阿珠', content: '关注了你', link: { code: 66 } }])
  const since = (ms: number) => ({ expertId: reader.id, pageNo: 1, since: ms })
  expect(await reader.client.call(messageEndpoints.listFans, since(0))).toMatchObject({
    output: { items: [{ memberId: `${reader.id}-fan`, nickname: '阿珠' }] },
  })
  const later = await reader.client.call(messageEndpoints.listFans, since(app.clock.nowMs()))
  expect(later).toMatchObject({ output: { items: [] } })
})

test('the centre shows the newest of every kind with what waits', async () => {
  const nowMs = app.clock.nowMs()
  await tell({ kind: 'order', text: '旧' }, nowMs - 2000)
  await tell({ kind: 'order', text: '新' }, nowMs - 1000)
  await tell({ kind: 'coupon', link: linkTo.coupons }, nowMs)
  expect(await centre()).toMatchObject({
    unread: 3,
    boxes: [
      { unread: 1, last: { kind: 'coupon', link: { family: 'inner-go', code: 110 } } },
      { unread: 2, last: { kind: 'order', content: '新' } },
    ],
  })
})

test("what is read loses its mark, one by one or all at once, and only one's own", async () => {
  await tell()
  await tell()
  const [first] = (await listed('system')).items
  const foreign = { ids: [first!.id], all: false }
  expect(await app.as('mei').call(messageEndpoints.markRead, foreign)).toMatchObject({
    code: 'message.not_found',
  })
  const none = await reader.client.call(messageEndpoints.markRead, { ids: [], all: false })
  expect(none).toMatchObject({ code: 'bad_input' })
  expect(await centre()).toMatchObject({ unread: 2 })
  await reader.client.call(messageEndpoints.markRead, { ids: [first!.id], all: false })
  expect(await centre()).toMatchObject({ unread: 1 })
  await reader.client.call(messageEndpoints.markRead, { ids: [], all: true })
  expect(await centre()).toMatchObject({ unread: 0 })
})

test("R-MESSAGE-011 chosen messages are removed, and nobody else's", async () => {
  await tell()
  await tell({ kind: 'coupon' })
  const [message] = (await listed('system')).items
  const ids = [message!.id]
  expect(await app.as('mei').call(messageEndpoints.remove, { ids })).toMatchObject({
    code: 'message.not_found',
  })
  expect(await reader.client.call(messageEndpoints.remove, { ids })).toMatchObject({
    output: { removed: 1 },
  })
  expect((await listed('system')).items).toEqual([])
  expect(await centre()).toMatchObject({ unread: 1 })
})

test('what was told under a key is told once, also after it was removed', async () => {
  expect(await tell({ once: 'welcome' })).toBe(true)
  const [message] = (await listed('system')).items
  await reader.client.call(messageEndpoints.remove, { ids: [message!.id] })
  expect(await tell({ once: 'welcome' })).toBe(false)
})

test('nobody is told of their own doings', async () => {
  expect(await tell({ kind: 'like', senderId: reader.id })).toBe(false)
})

test('a kind that is switched off is not told; money and the account cannot be switched off', async () => {
  const change = (kind: 'coupon' | 'order', open: boolean) =>
    reader.client.call(messageEndpoints.changeSetting, { kind, open })
  expect(await change('order', false)).toMatchObject({ code: 'message.setting_fixed' })
  await change('coupon', false)
  expect(await tell({ kind: 'coupon' })).toBe(false)
  expect(await reader.client.call(messageEndpoints.settings, {})).toMatchObject({
    output: {
      list: expect.arrayContaining([
        { kind: 'coupon', open: false, fixed: false },
        { kind: 'order', open: true, fixed: true },
      ]),
    },
  })
  await change('coupon', true)
  expect(await tell({ kind: 'coupon' })).toBe(true)
})

test('an announcement waits for everybody and comes into a box once', async () => {
  const created_at_ms = app.clock.nowMs() - 1000
  const link = { link_family: null, link_code: null, link_subject: null }
  const id = `an-${reader.id}`
  await app.db.transaction((tx) =>
    announce(tx, { id, kind: 'notice', title: '公告', content: '正文', created_at_ms, ...link }),
  )
  expect((await centre()).announced).toContain(id)
  const receive = () => reader.client.call(messageEndpoints.receive, { id })
  expect([await receive(), await receive()]).toMatchObject([{ ok: true }, { ok: true }])
  expect((await centre()).announced).not.toContain(id)
  const items = (await listed('notice')).items
  expect(items).toMatchObject([{ title: '公告', createdAtMs: created_at_ms }])
  const own = await reader.client.call(messageEndpoints.receive, { id: items[0]!.id })
  expect(own).toMatchObject({ ok: true })
  expect(await reader.client.call(messageEndpoints.receive, { id: 'nobody' })).toMatchObject({
    code: 'message.not_found',
  })
})

test('after thirty days a message is out of sight', async () => {
  await tell({}, app.clock.nowMs() - 30 * DAY_MS)
  expect(await centre()).toMatchObject({ unread: 0, boxes: [] })
})

test('R-MESSAGE-013 a visitor is asked to log in', async () => {
  const answer = await app.visitor().call(messageEndpoints.countUnread, {})
  expect(answer).toMatchObject({ code: 'no_login' })
})
