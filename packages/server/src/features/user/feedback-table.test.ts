import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { supportEndpoints } from '@linmen/contract/user/support.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('what a member sends in waits at the desk until support has answered', async () => {
  const support = await app.member({ id: 'sup', role: 'operator', operates: 'support' })
  const rows = async (state: 'open' | 'answered') => {
    const told = await support.call(memberDesks.feedback.row, { state, pageNo: 1, pageSize: 20 })
    return told.ok ? told.output.items.map(({ content, answer }) => [content, answer]) : told.code
  }
  const send = (content: string) =>
    app.as('mei').call(feedbackEndpoints.sendFeedback, { kind: 'idea', content })
  const first = await send('比分列表想要按联赛折叠')
  app.clock.advance(1000)
  await send('第二条')
  expect(await rows('open')).toEqual([
    ['比分列表想要按联赛折叠', undefined],
    ['第二条', undefined],
  ])
  const id = first.ok ? first.output.id : ''
  expect((await support.call(supportEndpoints.answerFeedback, { id, answer: '已记下' })).ok).toBe(
    true,
  )
  expect(await rows('open')).toEqual([['第二条', undefined]])
  expect(await rows('answered')).toEqual([['比分列表想要按联赛折叠', '已记下']])
})
