import { afterAll, beforeAll, expect, test } from 'vitest'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await factoryFor(app).expert('wei')
})
afterAll(() => app.close())

const follow = (who: string, expertId: string, action: 'follow' | 'unfollow' = 'follow') =>
  app.as(who).call(expertEndpoints.follow, { expertId, action })
const seen = async (who: string) => {
  const shown = await app.as(who).call(expertEndpoints.show, { expertId: 'wei' })
  return shown.ok ? { fans: shown.output.fans, isFollowed: shown.output.isFollowed } : shown.code
}

test('R-FOLLOW-007: following needs a login', async () => {
  const asked = await app
    .visitor()
    .call(expertEndpoints.follow, { expertId: 'wei', action: 'follow' })
  expect(asked).toMatchObject({ ok: false, code: 'no_login' })
})

test('who follows is counted once and seen by the follower alone', async () => {
  expect(await seen('mei')).toEqual({ fans: 0, isFollowed: false })
  await follow('mei', 'wei')
  await follow('mei', 'wei')
  expect(await seen('mei')).toEqual({ fans: 1, isFollowed: true })
  expect(await seen('lao')).toEqual({ fans: 1, isFollowed: false })
  await follow('mei', 'wei', 'unfollow')
  await follow('mei', 'wei', 'unfollow')
  expect(await seen('mei')).toEqual({ fans: 0, isFollowed: false })
})

test.each([
  ['nobody', 'nobody-here', 'follow.nobody'],
  ['oneself', 'mei', 'follow.self'],
])('%s cannot be followed', async (_name, expertId, code) => {
  expect(await follow('mei', expertId)).toMatchObject({ ok: false, code })
})

test('the lists tell both sides, experts among them, and whom the reader follows', async () => {
  await follow('mei', 'wei')
  await follow('mei', 'lao')
  const list = async (who: string, side: 'experts' | 'everybody' | 'fans', memberId?: string) => {
    const input = { side, pageNo: 1, pageSize: 20, ...(memberId !== undefined && { memberId }) }
    const page = await app.as(who).call(expertEndpoints.listFollows, input)
    return page.ok ? page.output.items.map(({ id, isFollowed }) => [id, isFollowed]) : page.code
  }
  expect(await list('mei', 'everybody')).toHaveLength(2)
  expect(await list('mei', 'experts')).toEqual([['wei', true]])
  expect(await list('lao', 'fans', 'wei')).toEqual([['mei', false]])
  expect(await list('lao', 'everybody')).toEqual([])
})

test('somebody who is no expert has no expert page', async () => {
  const asked = await app.visitor().call(expertEndpoints.show, { expertId: 'mei' })
  expect(asked).toMatchObject({ ok: false, code: 'expert.not_found' })
})
