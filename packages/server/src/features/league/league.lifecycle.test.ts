import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { smallWorld } from '#test/small-world.ts'
import { seasonsOpenedFirst } from './league.lifecycle.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, smallWorld(app.clock))
})
afterAll(() => app.close())

test('present seasons are fetched in advance: leagues before cups, the sports in turn', async () => {
  expect(await seasonsOpenedFirst(app.ports)).toEqual(['10026', '1026', '90026'])
})
