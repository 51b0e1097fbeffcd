import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { articleEndpoints } from '@linmen/contract/expert/article.endpoints.ts'
import { receivedNoteEndpoints } from '@linmen/contract/expert/received-note.endpoints.ts'
import { noteEndpoints } from '@linmen/contract/plan/note.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { reviewLevels } from './expert-month.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

let app: TestApp
let make: ReturnType<typeof factoryFor>

beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await make.expert('wei')
})
afterAll(() => app.close())

const apply = (who: string, reason = '看英超十五年，写过三年复盘') =>
  app.as(who).call(applyEndpoints.apply, { reason })

test('an application is answered once, and an accepted member may publish', async () => {
  expect(await apply('mei', '太短')).toMatchObject({ code: 'apply.short' })
  expect((await apply('mei')).ok).toBe(true)
  // A database plans a statement anew only the first times it hears it.
  for (let again = 0; again < 8; again += 1)
    expect(await apply('mei')).toMatchObject({ code: 'apply.pending' })
  expect(await apply('wei')).toMatchObject({ code: 'apply.expert' })
  const open = await app.as('lao').call(applyEndpoints.listApplications, {})
  const id = open.ok ? open.output.items[0]!.application.id : ''
  expect(await app.as('mei').call(applyEndpoints.decide, { id, accept: true })).toMatchObject({
    code: 'no_permission',
  })
  expect((await app.as('lao').call(applyEndpoints.decide, { id, accept: true })).ok).toBe(true)
  expect(await app.as('lao').call(applyEndpoints.decide, { id, accept: false })).toMatchObject({
    code: 'apply.not_found',
  })
  expect(await app.as('mei').call(applyEndpoints.application, {})).toMatchObject({
    output: {
      application: { state: 'accepted' },
      month: { level: 1, grade: 10, lastChange: { from: 0, to: 1, reasons: '专家申请通过' } },
    },
  })
})

test('R-ROLE-016: on the first of a month whoever met all four conditions rises, once', async () => {
  const lab = 'riser'
  const client = await app.member({ id: lab, level: 1, role: 'expert' })
  await make.expert(lab, { sharePercent: 0 })
  const first = Date.parse('2026-12-01T00:20:00+08:00')
  for (let at = 0; at < 30; at += 1) {
    const kickoff_ms = Date.parse('2026-11-03T20:00:00+08:00') + Math.floor(at / 2) * DAY + at
    await make.plan({
      expert_id: lab,
      price: cents(0),
      kickoff_ms,
      published_at_ms: kickoff_ms - HOUR,
      result: 'hit',
      returned_hundredths: 185,
      settled_at_ms: kickoff_ms + 2 * HOUR,
    })
  }
  app.clock.advance(first - app.clock.nowMs())
  expect(await reviewLevels(app.ports)).toBeGreaterThan(0)
  expect(await client.call(applyEndpoints.application, {})).toMatchObject({
    output: { month: { level: 2, lastChange: { from: 1, to: 2 } } },
  })
  await reviewLevels(app.ports)
  expect(await client.call(applyEndpoints.application, {})).toMatchObject({
    output: { month: { level: 2 } },
  })
})

test('the expert finds, answers and hides what readers wrote', async () => {
  const plan = await make.plan({ price: cents(0) })
  await app.as('mei').call(noteEndpoints.leaveNote, {
    expertId: 'wei',
    content: '怎么看角球',
    planNo: plan.planNo,
  })
  const list = await app.as('wei').call(receivedNoteEndpoints.listNotes, { pageNo: 1 })
  const [note] = list.ok ? list.output.items : []
  expect(note).toMatchObject({ about: 'plan', subjectId: plan.id, content: '怎么看角球' })
  expect(await app.as('wei').call(receivedNoteEndpoints.countNewNotes, {})).toMatchObject({
    output: { count: 1 },
  })
  const answer = { noteId: note!.id, shown: false, reply: '下半场会多' }
  expect(await app.as('lao').call(receivedNoteEndpoints.replyToNote, answer)).toMatchObject({
    code: 'note.not_found',
  })
  expect((await app.as('wei').call(receivedNoteEndpoints.replyToNote, answer)).ok).toBe(true)
  const seen = async (who: ReturnType<TestApp['visitor']>) => {
    const page = await who.call(noteEndpoints.listNotes, { planId: plan.id, pageNo: 1 })
    return page.ok && page.output.items.length
  }
  expect([await seen(app.visitor()), await seen(app.as('mei'))]).toEqual([0, 1])
  await app.as('wei').call(receivedNoteEndpoints.showNote, { noteId: note!.id, shown: true })
  expect(await seen(app.visitor())).toBe(1)
})

test('an article is read by everybody and written by experts', async () => {
  const words = { title: '防守为先', body: '一支球队先要学会不丢球，再谈进攻。' }
  expect(await app.as('lao').call(articleEndpoints.publishArticle, words)).toMatchObject({
    code: 'article.not_expert',
  })
  const done = await app.as('wei').call(articleEndpoints.publishArticle, words)
  const id = done.ok ? done.output.id : ''
  expect(await app.visitor().call(articleEndpoints.article, { id })).toMatchObject({
    output: { title: '防守为先', expert: { id: 'wei' } },
  })
  expect(await app.visitor().call(articleEndpoints.article, { id: 'none' })).toMatchObject({
    code: 'article.not_found',
  })
})
