import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { leaksOn } from './leak-scan.ts'
import { expertsWithNews, sumLeaksOn } from './leaking-sums.ts'
import { protect, someOf } from './protected.ts'
import { settled } from './settled.ts'
import { trueResults, type TrueResult } from './true-results.ts'
import { keepBack } from './watching.ts'

test('the page of a hidden match names the teams and nothing of the course', async ({
  page,
  journey,
}) => {
  await protect(page)
  await journey.open('/tabs/match')
  const { id, home, away } = someOf(await trueResults(page), 'football')
  await journey.open(`/match-detail/ft?matchId=${id}`)
  await settled(page)
  await expect(
    page.locator('header').filter({ hasText: home }).filter({ visible: true }).first(),
  ).toContainText(away)
  await expect(page.getByText('赛况已隐藏')).toBeVisible()
  for (const heading of ['攻势', '技术统计', '事件', '文字直播'])
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
  await page.getByRole('tab', { name: '指数' }).click()
  await page.getByRole('radio', { name: '滚球' }).click()
  await expect(page.getByText('滚球已隐藏')).toBeVisible()
  await expect(page).toHaveTitle(`${home} vs ${away}`)
})

test('of a hidden match the page is told what was traded before play and nothing later', async ({
  page,
  journey,
}) => {
  await protect(page)
  await journey.open('/tabs/match')
  const { id, kickOffAtMs } = await firstTraded(page, await trueResults(page))
  await journey.open(`/match-detail/ft?matchId=${id}`)
  const answered = page.waitForResponse((response) => response.url().includes(TRADES))
  await page.getByRole('tab', { name: '指数' }).click()
  await expect(page.getByRole('table', { name: '大额成交' })).toBeVisible()
  const times = tradeTimes(await (await answered).text())
  expect(times.length).toBeGreaterThan(0)
  expect(times.filter((ms) => ms > kickOffAtMs)).toEqual([])
})

const TRADES = '/api/matchcenter/queryBFMatchTradeRecords'
const tradeTimes = (said: string) =>
  [...said.matchAll(/"tradeTime":(\d+)/g)].map(([, ms]) => Number(ms))

/** The first of these that was traded in play, which its page must keep back. */
async function firstTraded(page: Page, results: readonly TrueResult[]): Promise<TrueResult> {
  for (const result of results.filter(({ sport }) => sport === 'football')) {
    const answer = await page.request.get(`${TRADES}?matchId=${result.id}`)
    if (tradeTimes(await answer.text()).some((ms) => ms > result.kickOffAtMs)) return result
  }
  throw new Error('nothing was traded in play within two days')
}

/** The first match of the tab: only rows near the screen exist. */
async function firstRow(page: Page, tab: string) {
  await page.getByRole('tab', { name: tab }).click()
  const id = await page
    .locator('[data-match]')
    .filter({ visible: true })
    .first()
    .getAttribute('data-match')
  const row = page.locator(`[data-match="${id}"]`)
  const names = (await row.getByRole('link').getAttribute('aria-label')) ?? ''
  return { id: id ?? '', row, name: `${names}，比分已隐藏，点按查看` }
}

test('the scan finds results where nobody hides them', async ({ page, journey }) => {
  await journey.open('/tabs/match')
  const { live } = someOf(await trueResults(page), 'football')
  await firstRow(page, live ? '进行中' : '完场')
  const found = async () => (await leaksOn(page, await trueResults(page))).length
  await expect.poll(found).toBeGreaterThan(0)
})

test('the scan finds places, tables and experts’ sums where nobody hides them', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/home')
  const results = await trueResults(page)
  const tellers = { results, experts: await expertsWithNews(page) }
  expect(tellers.experts.length).toBeGreaterThan(0)
  const found = async () => (await sumLeaksOn(page, tellers)).join()
  await expect.poll(found).toMatch(/近\d+中\d+/)
  await journey.open('/tabs/match')
  await expect.poll(found).toMatch(/\[\D{0,2}\d+\]/)
  await journey.open(`/match-detail/ft?matchId=${journey.idOf('matchId')}`)
  await expect.poll(found).toContain('赛前第')
})

const SQUADS = [
  { sport: 'football', name: '阵容', address: '/data/team-data', id: 'teamId' },
  { sport: 'basketball', name: '球员', address: '/data/bk/league/team/overview', id: 'bkTeamId' },
] as const

for (const { sport, name, address, id } of SQUADS)
  test(`a ${sport} squad names who plays, and what they did waits for a tap`, async ({
    page,
    journey,
  }) => {
    await protect(page)
    await journey.open(`${address}?teamId=${journey.idOf(id)}`)
    await page.getByRole('tab', { name }).click()
    const squad = page.locator('[role=tabpanel]:visible')
    await expect(squad.getByRole('rowheader').first()).toBeVisible()
    const found = async () => (await sumLeaksOn(page, { results: [], experts: [] })).join()
    expect(await found()).toBe('')
    const note = squad.getByRole('note').filter({ hasText: '球员数据含已隐藏的比赛' })
    await note.getByRole('button', { name: '点按查看' }).click()
    await expect.poll(found).toContain('出场')
  })

test('a table that holds a hidden match waits until somebody asks for it', async ({
  page,
  journey,
}) => {
  await protect(page)
  await journey.open('/tabs/match')
  const over = (await trueResults(page)).filter(({ live, sport }) => !live && sport === 'football')
  await journey.open(`/data/league-data/${over[0]!.leagueId}`)
  const note = page.getByRole('note').filter({ hasText: '积分榜含已隐藏的比赛' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await note.getByRole('button', { name: '点按查看' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('the setting hides, one tap shows a match everywhere, another hides it again', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match')
  const { live } = someOf(await trueResults(page), 'football')
  await page.getByRole('button', { name: '列表设置' }).click()
  await page.getByRole('switch', { name: '防剧透' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  const { id, row, name } = await firstRow(page, live ? '进行中' : '完场')
  await expect(row.locator('[data-score=home]')).toHaveText('')
  await row.getByRole('button', { name }).click()
  await expect(row.locator('[data-score=home]')).toHaveText(/^\d+$/)

  await journey.open(`/match-detail/ft?matchId=${id}`)
  await expect(page.getByRole('heading', { name: '事件' })).toBeVisible()
  await page.getByRole('button', { name: '重新隐藏本场' }).click()
  await expect(page.getByRole('button', { name }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '事件' })).toHaveCount(0)
})

test('with a delay a running match waits for television; without one it is there', async ({
  page,
  journey,
}) => {
  await keepBack(page, { delaySeconds: 120 })
  await journey.open('/tabs/match')
  const { live } = someOf(await trueResults(page), 'football')
  test.skip(!live, 'nothing is being played')
  const { row } = await firstRow(page, '进行中')
  await expect(row).toContainText('同步中')
  await expect(row.locator('[data-score=home]')).toHaveText('')
  await page.getByRole('button', { name: '延迟 120 秒与电视同步' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '不延迟' }).click()
  await expect(row.locator('[data-score=home]')).toHaveText(/^\d+$/)
})
