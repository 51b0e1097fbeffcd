import type { Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { rows } from './match-rows.ts'

const apiOf = (request: Request) =>
  request.url().includes('/sportdata/f')
    ? (JSON.parse(request.postData() ?? '{}') as { apiName?: string }).apiName
    : undefined

test('a list asks for its matches before its scripts are there, and asks once', async ({
  page,
  journey,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (apiOf(request) === 'getMatchListByDate') asked.push(request.url())
  })
  // Nothing of the app may run until its question is on the way.
  await page.route(/\/assets\/first-[^/]*\.js$/, async (route) => {
    await expect.poll(() => asked.length).toBe(1)
    await route.continue()
  })
  await journey.open('/tabs/match')
  await expect(rows(page).first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('R-API-001 R-API-004 the first question says who asks, like every other', async ({
  page,
  journey,
}) => {
  const first = page.waitForRequest((request) => apiOf(request) === 'getMatchListByDate')
  await journey.open('/tabs/match?agentId=2335402')
  expect(Object.fromEntries(new URL((await first).url()).searchParams)).toEqual({
    jcobSessionId: '',
    userId: '',
    agentId: '2335402',
    platform: 'wap',
    appVersion: '8.1.3',
    from: 'microblog',
  })
})

test('an early answer that fails is asked for again by the page', async ({ page, journey }) => {
  let times = 0
  await page.route(/\/sportdata\/f/, (route) => {
    if (apiOf(route.request()) !== 'getMatchInfoById') return route.continue()
    times += 1
    return times === 1 ? route.abort() : route.continue()
  })
  await journey.open(`/match-detail?matchId=${journey.idOf('matchId')}`)
  await expect(page.getByRole('tab', { name: '赛况' })).toBeVisible()
  expect(times).toBeGreaterThan(1)
})
