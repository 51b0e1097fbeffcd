import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { HIDDEN_BY_REPORTS } from '@linmen/domain/community/standing.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'

const DAY = 86_400_000
const PICTURE = { bytes: 1, width: 1, height: 1, created_at_ms: 1 }

let app: TestApp
let people = 0
beforeAll(async () => {
  app = await startApp()
  await app.db.transaction((tx) =>
    tx
      .insertInto('topic')
      .values({ id: 't1', name: '看台', note: '', created_by: 'lao', created_at_ms: 1 })
      .execute(),
  )
})
beforeEach(() => app.clock.advance(DAY))
afterAll(() => app.close())

/** Somebody who has been here for long: what they write is shown at once. */
async function known(): Promise<{ id: string; client: Client }> {
  const id = `known${(people += 1)}`
  const client = await app.member({ id })
  await app.db.transaction((tx) =>
    tx.updateTable('member').set({ created_at_ms: 0 }).where('id', '=', id).execute(),
  )
  return { id, client }
}

const write = (client: Client, text: string, topicId = 't1') =>
  client.call(writingEndpoints.writePost, { topicId, text, pictures: [] })
const written = async (client: Client, text: string): Promise<string> => {
  const answer = await write(client, text)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output.id
}
const look = (id: string, client: Client = app.visitor()) =>
  client.call(communityEndpoints.lookPost, { id })
const told = async (memberId: string) => {
  const rows = await app.db.read
    .selectFrom('message')
    .select(['title', 'content'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'system')
    .orderBy('created_at_ms')
    .orderBy('id')
    .execute()
  return rows.map(({ title, content }) => `${title}：${content}`)
}
const standing = async (client: Client) => {
  const answer = await client.call(communityEndpoints.memberState, {})
  return answer.ok ? answer.output : null
}

test('a post stands in its topic, is liked once by each and counted, and answers stand below it', async () => {
  const [one, two] = [await known(), await known()]
  const id = await written(one.client, '换边之后五秒内丢球')
  await two.client.call(communityEndpoints.like, { postId: id, like: true })
  const again = await two.client.call(communityEndpoints.like, { postId: id, like: true })
  expect(again).toMatchObject({ ok: true, output: { likes: 1 } })
  const first = await two.client.call(writingEndpoints.writeComment, { postId: id, text: '同意' })
  const firstId = first.ok ? first.output.id : ''
  await one.client.call(writingEndpoints.writeComment, { postId: id, answers: firstId, text: '对' })

  expect(await look(id, two.client)).toMatchObject({
    output: { text: '换边之后五秒内丢球', likes: 1, liked: true, comments: 2, own: false },
  })
  const comments = await app
    .visitor()
    .call(communityEndpoints.listComments, { postId: id, order: 'newest', pageNo: 1, pageSize: 20 })
  expect(
    comments.ok && comments.output.items.map(({ text, answers }) => [text, answers?.name]),
  ).toEqual([
    ['同意', undefined],
    ['对', two.id],
  ])
  const topic = await app.visitor().call(communityEndpoints.lookTopic, { id: 't1' })
  expect(topic).toMatchObject({ output: { name: '看台', posts: 1, people: 2, followed: false } })
})

test('the first texts of a new member wait, are seen by their writer alone, and are let through by an operator', async () => {
  const fresh = await app.member({ id: 'fresh' })
  await app.db.transaction((tx) =>
    tx
      .updateTable('member')
      .set({ created_at_ms: app.clock.nowMs() })
      .where('id', '=', 'fresh')
      .execute(),
  )
  expect(await standing(fresh)).toMatchObject({ mayWrite: true, reviewed: true })
  const answer = await write(fresh, '第一次发帖')
  expect(answer).toMatchObject({ ok: true, output: { waiting: true } })
  const id = answer.ok ? answer.output.id : ''
  expect(await look(id)).toMatchObject({ ok: false, code: 'sns.no_post' })
  expect(await look(id, fresh)).toMatchObject({ output: { state: 'waiting', own: true } })
  const waiting = await app
    .as('lao')
    .call(writingEndpoints.listReviews, { pageNo: 1, pageSize: 20 })
  expect(waiting.ok && waiting.output.items.map(({ post }) => post.id)).toContain(id)
  await app.as('lao').call(writingEndpoints.review, { postId: id, show: true, reason: 'other' })
  expect(await look(id)).toMatchObject({ output: { state: 'shown' } })
  expect(await told('fresh')).toEqual(['帖子审核结果：「第一次发帖」已通过审核，大家可以看到了。'])
})

test('a post shows pictures its writer has brought, and no others', async () => {
  const [one, two] = [await known(), await known()]
  await app.db.transaction((tx) =>
    tx
      .insertInto('picture')
      .values({ path: 'picture/own.jpg', member_id: one.id, is_private: false, ...PICTURE })
      .execute(),
  )
  const show = (client: Client) =>
    client.call(writingEndpoints.writePost, {
      ...{ topicId: 't1', text: '看台上拍的', pictures: ['picture/own.jpg'] },
    })
  expect(await show(two.client)).toMatchObject({ code: 'picture.unknown' })
  const answer = await show(one.client)
  const id = answer.ok ? answer.output.id : ''
  expect(await look(id)).toMatchObject({ output: { pictures: ['picture/own.jpg'] } })
})

test('what an operator took down says why to its writer, who may object once', async () => {
  const writer = await known()
  const id = await written(writer.client, '这场我看主队')
  const appeal = { postId: id, text: '只是转述别人的话' }
  expect(await writer.client.call(writingEndpoints.appeal, appeal)).toMatchObject({
    code: 'sns.no_appeal',
  })
  await app.as('lao').call(communityEndpoints.removePost, { postId: id, reason: 'fraud' })
  expect(await look(id)).toMatchObject({ code: 'sns.no_post' })
  expect(await look(id, writer.client)).toMatchObject({
    output: { state: 'removed', reason: 'fraud', appeal: 'open' },
  })
  await writer.client.call(writingEndpoints.appeal, appeal)
  expect(await look(id, writer.client)).toMatchObject({ output: { appeal: 'sent' } })
  const waiting = await app
    .as('lao')
    .call(writingEndpoints.listReviews, { pageNo: 1, pageSize: 50 })
  expect(waiting.ok && waiting.output.items.find(({ post }) => post.id === id)).toMatchObject({
    appeal: '只是转述别人的话',
    reason: 'fraud',
  })
  await app.as('lao').call(writingEndpoints.review, { postId: id, show: false, reason: 'fraud' })
  expect(await look(id, writer.client)).toMatchObject({ output: { appeal: 'closed' } })
  expect(await writer.client.call(writingEndpoints.appeal, appeal)).toMatchObject({
    code: 'sns.no_appeal',
  })
  expect(await told(writer.id)).toEqual([
    '帖子审核结果：「这场我看主队」没有显示，原因：欺诈或承诺收益。如有异议可以在内容页申诉一次。',
    '申诉结果：「这场我看主队」申诉后维持下架，原因：欺诈或承诺收益。',
  ])
})

test('words of the table are refused however they are spaced, doubtful ones wait', async () => {
  const { client } = await known()
  expect(await write(client, '加 微 信 看单')).toMatchObject({ code: 'sns.words' })
  expect(await write(client, 'ＷＷＷ.baidu.com 看这里')).toMatchObject({
    output: { waiting: true },
  })
  expect(await write(client, ' \n\u200b ')).toMatchObject({ code: 'sns.empty' })
})

test('what enough people report is kept back until somebody has looked, and may be appealed against once', async () => {
  const writer = await known()
  const id = await written(writer.client, '被举报的帖子')
  for (let at = 0; at < HIDDEN_BY_REPORTS; at += 1) {
    const { client } = await known()
    await client.call(communityEndpoints.report, { postId: id, reason: 'abuse' })
    await client.call(communityEndpoints.report, { postId: id, reason: 'abuse' })
  }
  expect(await look(id)).toMatchObject({ output: { state: 'hidden', text: '' } })
  const appeal = { postId: id, text: '这里没有骂人' }
  expect(await writer.client.call(writingEndpoints.appeal, appeal)).toMatchObject({ ok: true })
  expect(await writer.client.call(writingEndpoints.appeal, appeal)).toMatchObject({
    code: 'sns.no_appeal',
  })
  await app.as('lao').call(writingEndpoints.review, { postId: id, show: true, reason: 'other' })
  expect(await look(id)).toMatchObject({ output: { state: 'shown', text: '被举报的帖子' } })
})

test('R-COMMUNITY-001 a gag lasts seven days where nobody says otherwise, to its last moment', async () => {
  const { id, client } = await known()
  const raw = await app.as('lao').fetch(`/api/user/sns/gagUser?forbidId=${id}`, {
    method: 'POST',
  })
  expect(await raw.json()).toMatchObject({ isSuccess: true })
  const untilMs = app.clock.nowMs() + 7 * DAY
  expect(await standing(client)).toMatchObject({
    mayWrite: false,
    gag: 'all',
    gaggedUntilMs: untilMs,
  })
  expect(await write(client, '还能说话吗')).toMatchObject({ code: 'sns.gagged', data: { untilMs } })
  app.clock.advance(7 * DAY)
  expect(await write(client, '可以说话了')).toMatchObject({ ok: true })
})

test('R-COMMUNITY-002 follow check, like, report, delete, ban, gag and pin answer to their own words', async () => {
  const { id: memberId, client } = await known()
  const postId = await written(client, '会被置顶的帖子')
  const lao = app.as('lao')
  const done = async (who: Client, path: string) => (await (await who.fetch(path)).json()) as object
  expect(await done(client, `/api/sns/isFollow?memberId=wei`)).toMatchObject({ isFollow: false })
  const write = async (who: Client, path: string) =>
    (await (await who.fetch(path, { method: 'POST' })).json()) as object
  expect(await write(client, `/api/user/sns/likeMsg?msgId=${postId}&likeFlag=1`)).toMatchObject({
    isSuccess: true,
    likeCount: 1,
  })
  for (const [who, path] of [
    [client, `/api/user/sns/report?msgId=${postId}&foulType=2`],
    [lao, `/api/user/sns/topFlag?msgId=${postId}&operationType=1`],
    [lao, `/api/user/sns/gagUser?forbidId=${memberId}&forbidType=1&forbidDays=3&forbidReason=刷屏`],
    [lao, `/api/user/sns/pullBlack?pullBlackId=${memberId}&blackReason=广告`],
    [lao, `/api/user/sns/cutPosts?msgId=${postId}&foulType=2`],
  ] as const)
    expect(await write(who, path), path).toMatchObject({ isSuccess: true })
  expect(await look(postId)).toMatchObject({ code: 'sns.no_post' })
  expect(await standing(client)).toMatchObject({ banned: true, banReason: '广告', mayWrite: false })
  const trail = await app.db.read
    .selectFrom('audit')
    .select(['deed', 'why', 'before', 'after'])
    .where('subject', 'in', [postId, memberId])
    .orderBy('id')
    .execute()
  expect(trail).toMatchObject([
    { deed: 'post.pin' },
    { deed: 'member.gag', why: '刷屏' },
    { deed: 'member.ban', why: '广告' },
    { deed: 'post.remove', before: { state: 'shown' }, after: { state: 'removed' } },
  ])
})

test('R-ROLE-009 nobody but an operator takes down, gags, bans or pins, and nobody deletes what another wrote', async () => {
  const [one, two] = [await known(), await known()]
  const postId = await written(one.client, '别人的帖子')
  for (const [row, input] of [
    [communityEndpoints.removePost, { postId, reason: 'other' }],
    [communityEndpoints.gag, { memberId: one.id, kind: 'all', days: 7 }],
    [communityEndpoints.ban, { memberId: one.id }],
    [communityEndpoints.pin, { postId, pinned: true }],
  ] as const)
    expect(await two.client.call(row, input as never)).toMatchObject({ code: 'no_permission' })
  expect(await two.client.call(writingEndpoints.removeOwn, { postId })).toMatchObject({
    code: 'sns.no_post',
  })
  expect(await one.client.call(writingEndpoints.removeOwn, { postId })).toMatchObject({ ok: true })
  expect(await look(postId)).toMatchObject({ code: 'sns.no_post' })
})

test('who writes too fast is asked to wait', async () => {
  const { client } = await known()
  const codes: (string | boolean)[] = []
  for (let at = 0; at < 6; at += 1) {
    const answer = await write(client, `第 ${at} 条`)
    codes.push(answer.ok || answer.code)
  }
  expect(codes).toEqual([true, true, true, true, true, 'too_many_requests'])
})

test('own plans are those the member published', async () => {
  const { client } = await known()
  expect(
    await client.call(communityEndpoints.listOwnPlans, { pageNo: 1, pageSize: 20 }),
  ).toMatchObject({ output: { items: [], hasNext: false } })
})
