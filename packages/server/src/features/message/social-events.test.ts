import { afterAll, beforeAll, expect, test } from 'vitest'
import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import { supportEndpoints } from '@linmen/contract/user/support.endpoints.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { amountOff } from '@linmen/domain/coupon/gift-item.ts'
import { issueItems } from '#features/coupon/public.ts'
import { tellFollowersJob } from '#features/plan/public.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { lastCode } from '#test/phone-codes.ts'
import { factoryFor } from '#test/plan-factory.ts'

let app: TestApp
let mei: Client
let wei: Client
beforeAll(async () => {
  app = await startApp()
  mei = app.as('mei')
  wei = app.as('wei')
  await factoryFor(app).expert('wei')
  const topic = { id: 'tp', name: '话题', note: '', created_by: 'lao', created_at_ms: 1 }
  await app.db.transaction((tx) => tx.insertInto('topic').values(topic).execute())
  // What newcomers write waits for an operator.
  await app.db.pool.query(`update member set created_at_ms = 1 where id = 'mei'`)
})
afterAll(() => app.close())

const told = async (client: Client, topic: MessageKind) => {
  const answer = await client.call(messageEndpoints.list, { topic, pageNo: 1 })
  return answer.ok ? answer.output.items : []
}
const written = async (answer: Promise<{ ok: boolean; output?: { id: string } }>) => {
  const { output } = await answer
  if (!output) throw new Error('nothing was written')
  return output.id
}

test('a like is told once to who wrote the post, whoever comes and goes', async () => {
  const postId = await written(
    mei.call(writingEndpoints.writePost, { topicId: 'tp', text: '这场看点不少', pictures: [] }),
  )
  for (const like of [true, false, true])
    expect(await wei.call(communityEndpoints.like, { postId, like })).toMatchObject({ ok: true })
  await mei.call(communityEndpoints.like, { postId, like: true })
  expect(await told(mei, 'like')).toMatchObject([
    { title: '老魏', content: '赞了你的帖子', senderId: 'wei', link: { code: 6, subject: postId } },
  ])
})

test('an answer is told to the writer of the post, one to a comment to the writer of the comment', async () => {
  const postId = await written(
    mei.call(writingEndpoints.writePost, { topicId: 'tp', text: '谁看了首发', pictures: [] }),
  )
  const first = await written(wei.call(writingEndpoints.writeComment, { postId, text: '主力都在' }))
  await mei.call(writingEndpoints.writeComment, { postId, answers: first, text: '多谢告知' })
  expect(await told(mei, 'comment')).toMatchObject([{ title: '老魏', content: '主力都在' }])
  expect(await told(wei, 'reply')).toMatchObject([
    { title: '小美', content: '多谢告知', link: { code: 6, subject: postId } },
  ])
})

test('a comment that waits is told when an operator shows it', async () => {
  const postId = await written(
    wei.call(writingEndpoints.writePost, { topicId: 'tp', text: '赛前闲聊', pictures: [] }),
  )
  const waits = await mei.call(writingEndpoints.writeComment, { postId, text: '这裁判是废物' })
  expect(waits).toMatchObject({ output: { waiting: true } })
  expect(await told(wei, 'comment')).toEqual([])
  const id = waits.ok ? waits.output.id : ''
  const shown = await app
    .as('lao')
    .call(writingEndpoints.review, { postId: id, show: true, reason: 'other' })
  expect(shown).toMatchObject({ ok: true })
  expect(await told(wei, 'comment')).toMatchObject([{ content: '这裁判是废物' }])
})

test('followers of an expert hear of a new plan, once', async () => {
  const follow = { expertId: 'wei', action: 'follow' as const }
  expect(await mei.call(expertEndpoints.follow, follow)).toMatchObject({ ok: true })
  const plan = await factoryFor(app).plan()
  await tellFollowersJob.start(app.ports, { planId: plan.id })
  await tellFollowersJob.start(app.ports, { planId: plan.id })
  expect(await told(mei, 'expertPlan')).toMatchObject([
    { title: '老魏 发布了新方案', link: { code: 3, subject: plan.id } },
  ])
  expect(await told(wei, 'expertPlan')).toEqual([])
})

test('coupons that come are told with their names', async () => {
  const nowMs = app.clock.nowMs()
  const coupon = amountOff('评价有礼券', 'interpretation', 3, 18)
  const valid = { memberId: 'mei', fromMs: nowMs, toMs: nowMs + 1000 }
  await app.db.transaction((tx) => issueItems(tx, app.ports, [{ coupon, count: 2 }], valid))
  expect(await told(mei, 'coupon')).toMatchObject([
    { title: '优惠券已到账', content: '评价有礼券 2 张', link: { code: 110 } },
  ])
})

test('a new level is congratulated with its reason, a refused application is answered', async () => {
  const apply = async (id: string, accept: boolean) => {
    const client = await app.member({ id })
    await client.call(applyEndpoints.apply, { reason: '看球二十年，专注五大联赛的数据' })
    const open = await app.as('lao').call(applyEndpoints.listApplications, {})
    const mine = open.ok ? open.output.items.find(({ memberId }) => memberId === id) : undefined
    await app.as('lao').call(applyEndpoints.decide, {
      id: mine!.application.id,
      accept,
      answer: '资料不足',
    })
    return told(client, 'level')
  }
  expect(await apply('riser', true)).toMatchObject([
    { title: '恭喜，升为实验室用户', content: '专家申请通过' },
  ])
  expect(await apply('waiter', false)).toMatchObject([
    { title: '专家申请未通过', content: '资料不足' },
  ])
})

test('an operator answers feedback once; the member is told and finds the answer', async () => {
  const id = await written(mei.call(feedbackEndpoints.sendFeedback, { content: '比分慢了两秒' }))
  const lao = app.as('lao')
  const open = await lao.call(supportEndpoints.listAllFeedback, { pageNo: 1, pageSize: 20 })
  expect(open).toMatchObject({ output: { items: [{ id, memberId: 'mei', nickname: '小美' }] } })
  expect(await lao.call(supportEndpoints.answerFeedback, { id, answer: ' 已修复 ' })).toMatchObject(
    {
      ok: true,
    },
  )
  expect(await lao.call(supportEndpoints.answerFeedback, { id, answer: '再答' })).toMatchObject({
    code: 'feedback.answered',
  })
  expect(await lao.call(supportEndpoints.answerFeedback, { id: 'x', answer: '谁' })).toMatchObject({
    code: 'feedback.unknown',
  })
  const answers = (await told(mei, 'system')).filter(({ title }) => title === '反馈有回复了')
  expect(answers).toMatchObject([{ content: '已修复' }])
  const own = await mei.call(feedbackEndpoints.listFeedback, { pageNo: 1, pageSize: 20 })
  expect(own).toMatchObject({ output: { items: [{ id, answer: '已修复' }] } })
  const answered = { answered: true, pageNo: 1, pageSize: 20 }
  expect(await lao.call(supportEndpoints.listAllFeedback, answered)).toMatchObject({
    output: { items: [{ id }] },
  })
})

test('an operator sees the codes that nobody sends, and not those a provider sends', async () => {
  await mei.call(codeEndpoints.sendCheckCode, { purpose: 'verifyPhone' })
  const code = await lastCode(app, '13800000001')
  const list = () => app.as('lao').call(supportEndpoints.listSms, { pageNo: 1, pageSize: 20 })
  expect(await list()).toMatchObject({
    output: { items: [{ phone: '13800000001', purpose: 'verifyPhone', code, state: 'waiting' }] },
  })
  const sms = { address: '', keyId: '', secret: '', signName: '', template: '' }
  Object.assign(app.ports.settings, { sms })
  const sent = await list()
  expect(sent.ok && sent.output.items[0]!.code).toBeUndefined()
  Object.assign(app.ports.settings, { sms: null })
})
