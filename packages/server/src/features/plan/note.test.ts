import { expect, test } from 'vitest'
import { noteEndpoints } from '@linmen/contract/plan/note.endpoints.ts'
import { planShop } from '#test/plan-shop.ts'

const shop = planShop()

const write = (planNo: string, content: string, expertId = 'wei') =>
  shop.buyer.client.call(noteEndpoints.leaveNote, { expertId, content, planNo })
const notes = async (planId: string) => {
  const page = await shop.app.visitor().call(noteEndpoints.listNotes, { planId, pageNo: 1 })
  return page.ok ? page.output.items : []
}

test('a member may write under a plan, and its expert alone answers', async () => {
  const plan = await shop.make.plan()
  const written = await write(plan.planNo, '角球怎么看')
  expect(written.ok).toBe(true)
  const noteId = written.ok ? written.output.id : ''
  const answer = { noteId, content: '下半场会多' }
  expect(await shop.app.as('lao').call(noteEndpoints.replyToNote, answer)).toMatchObject({
    code: 'note.not_found',
  })
  await shop.app.as('wei').call(noteEndpoints.replyToNote, answer)
  expect(await notes(plan.id)).toMatchObject([{ content: '角球怎么看', reply: '下半场会多' }])
})

test('five are enough, and some words are refused', async () => {
  const plan = await shop.make.plan({ price: 0 as never })
  expect(await write(plan.planNo, '加微信')).toMatchObject({ code: 'note.forbidden' })
  expect(await write(plan.planNo, '你好', 'mei')).toMatchObject({ code: 'plan.not_found' })
  for (let at = 0; at < 5; at += 1) expect((await write(plan.planNo, `第${at}条`)).ok).toBe(true)
  expect(await write(plan.planNo, '第六条')).toMatchObject({ code: 'note.too_many' })
})
