import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftEndpoints } from '@linmen/contract/expert/draft.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const kept = (who: string) => app.as(who).call(draftEndpoints.draft, { kind: 'interpretation' })
const keep = (body?: string) =>
  app.as('wei').call(draftEndpoints.keepDraft, {
    kind: 'interpretation',
    ...(body !== undefined && { body }),
  })

test('a draft is kept as it was last, apart for each kind, and gone when it is thrown away', async () => {
  expect(await kept('wei')).toMatchObject({ ok: true, output: {} })
  await keep('{"title":"一"}')
  app.clock.advance(5000)
  await keep('{"title":"二"}')
  expect(await kept('wei')).toMatchObject({
    output: { body: '{"title":"二"}', keptAtMs: app.clock.nowMs() },
  })
  expect(await app.as('wei').call(draftEndpoints.draft, { kind: 'replay' })).toMatchObject({
    output: {},
  })
  await keep()
  const gone = await kept('wei')
  expect(gone.ok && gone.output.body).toBeUndefined()
})

test('drafts are for experts, and everybody has their own', async () => {
  await keep('{"title":"三"}')
  expect(await kept('mei')).toMatchObject({ code: 'no_permission' })
  await app.member({ id: 'other', level: 1, role: 'expert' })
  const other = await kept('other')
  expect(other.ok && other.output.body).toBeUndefined()
})
