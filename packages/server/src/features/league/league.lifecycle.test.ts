import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { smallWorld } from '#test/small-world.ts'
import { archiveOf } from '#features/archive/public.ts'
import { seasonsOpenedFirst, squadsOpenedFirst } from './league.lifecycle.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, smallWorld(app.clock))
})
afterAll(() => app.close())

test('present seasons are fetched in advance: leagues before cups, the sports in turn', async () => {
  expect(await seasonsOpenedFirst(app.ports)).toEqual(['10026', '1026', '90026'])
})

test('squads of leagues are fetched in advance, those on record are not asked for again', async () => {
  const all = await squadsOpenedFirst(app.ports)
  expect(all).toHaveLength(8)
  await archiveOf(app.ports).squad(all[0]!)
  expect(await squadsOpenedFirst(app.ports)).toEqual(all.slice(1))
})
