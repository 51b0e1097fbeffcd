import { afterAll, beforeAll, expect, test } from 'vitest'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const stored = () =>
  app.db.read
    .selectFrom('page_view')
    .select(['kind', 'member_id', 'subject', 'item_id', 'came_from', 'screen', 'detail', 'at_ms'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('R-STATS-001 a viewed item is stored for a member and refused for a visitor', async () => {
  const view = { kind: 'plan', itemId: 'p7' }
  expect(await app.visitor().call(statsEndpoints.reportView, view)).toMatchObject({
    code: 'no_login',
  })
  expect(await app.as('mei').call(statsEndpoints.reportView, view)).toEqual({
    ok: true,
    output: {},
  })
  expect(await stored()).toMatchObject({
    kind: 'item',
    member_id: 'mei',
    subject: 'plan',
    item_id: 'p7',
    at_ms: app.clock.nowMs(),
  })
})

test('R-STATS-005 pages, starts and clicks are stored with what they carry', async () => {
  const visitor = app.visitor()
  const screen = '375*667*2'
  await visitor.call(statsEndpoints.reportPage, { path: '/tabs/home', fromPath: '/', screen })
  expect(await stored()).toMatchObject({
    kind: 'page',
    subject: '/tabs/home',
    came_from: '/',
    screen,
  })
  await visitor.call(statsEndpoints.reportStart, { screen })
  expect(await stored()).toMatchObject({ kind: 'start', member_id: null, screen })
  await visitor.call(statsEndpoints.reportClick, { key: 'tab', details: '%7B%7D', screen })
  expect(await stored()).toMatchObject({ kind: 'click', subject: 'tab', detail: '%7B%7D' })
  await visitor.call(statsEndpoints.start, { deviceMark: 'mark' })
  expect(await stored()).toMatchObject({ kind: 'start', subject: 'app', detail: 'mark' })
})

test('who opens a link that was passed on is stored under its number', async () => {
  await app.visitor().call(statsEndpoints.reportShare, { shareId: 'ab12cd34', from: 'poster' })
  expect(await stored()).toMatchObject({
    kind: 'click',
    subject: 'share',
    item_id: 'ab12cd34',
    came_from: 'poster',
    member_id: null,
  })
})

test('a view that is reported again with the same request id counts once', async () => {
  const view = { kind: 'match', itemId: 'm1' }
  for (let sent = 0; sent < 3; sent += 1)
    await app.as('mei').call(statsEndpoints.reportView, view, { requestId: 'view-1' })
  const rows = await app.db.read
    .selectFrom('page_view')
    .select('id')
    .where('item_id', '=', 'm1')
    .execute()
  expect(rows).toHaveLength(1)
})
