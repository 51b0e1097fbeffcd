import type { Locator, Page } from '@playwright/test'
import type { BasketballDay } from '@linmen/contract/match/basketball-day.schemas.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { expect, test } from './journey.ts'
import { followAndFind, rowOf, rows } from './match-rows.ts'

/** The first match listed for tomorrow: it does not begin meanwhile. */
async function openTomorrow(page: Page): Promise<string> {
  const today = await askFor(page)
  const next = new Date(Date.parse(today.date) + 86_400_000).toISOString().slice(0, 10)
  const { groups } = await askFor(page, next)
  const ids = groups.flatMap(({ matches }) => matches.map(({ id }) => id))
  await page.getByRole('radiogroup', { name: '日期' }).getByRole('radio').nth(4).click()
  const first = async () => (await rows(page).first().getAttribute('data-match')) ?? ''
  await expect.poll(async () => ids.includes(await first()), { message: 'tomorrow' }).toBe(true)
  return first()
}

async function askFor(page: Page, date?: string): Promise<BasketballDay> {
  const data = { apiName: 'getBkTodayGroupLeagueMatchList', ...(date && { date }) }
  const response = await page.request.post('/sportdata/f', { data })
  return basketballGateway.getBkTodayGroupLeagueMatchList.output.decode(await response.json())
}

/** A sentence that follows from records says from how many. */
const sample = (page: Page) =>
  page
    .getByText(/样本 \d+/)
    .filter({ visible: true })
    .first()

const part = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('radio', { name, exact: true })

/** Whoever asks first for histories gets what was read in time: on a busy machine a person opens the page again. */
async function untilKnown(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    try {
      await expect(what).toBeVisible({ timeout: 10_000 })
    } catch (late) {
      await page.reload()
      throw late
    }
  }).toPass({ timeout: 120_000 })
}

test('from the list to a basketball match, through its sides, and back', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match-bk')
  const id = await openTomorrow(page)
  await rowOf(page, id).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/bk-match-detail/bk\\?matchId=${id}$`))
  await expect(page.getByText('比赛未开始')).toBeVisible()
  await untilKnown(page, sample(page))

  await page.getByRole('tab', { name: '统计' }).click()
  await expect(page.getByText('还没有统计')).toBeVisible()
  await page.getByRole('tab', { name: '阵容' }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await part(page, '伤停').click()
  await expect(
    page
      .getByText(/\d 人$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByRole('tab', { name: '分析' }).click()
  await untilKnown(page, sample(page))
  await part(page, '积分榜').click()
  await expect(page.getByRole('columnheader', { name: '胜率' })).toBeVisible()
  await page.getByRole('tab', { name: '战绩' }).click()
  await part(page, '未来').click()
  await expect(page.getByRole('columnheader', { name: '间隔' }).first()).toBeVisible()

  await page.getByRole('button', { name: '返回' }).first().click()
  await expect(rowOf(page, id)).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('the odds of a basketball match: another market, one company and its changes', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match-bk')
  const id = await openTomorrow(page)
  await journey.open(`/bk-match-detail?matchId=${id}&tab=odds`)
  await part(page, '大小').click()
  await expect(page.getByRole('columnheader', { name: '总分' })).toBeVisible()
  await page.getByRole('link', { name: '36*' }).click()
  await expect(page).toHaveURL(new RegExp(`/bk-handicap-detail\\?matchId=${id}&oddsId=`))
  await expect(page.getByRole('heading', { name: '36* 大小' })).toBeVisible()
  await page.getByRole('group', { name: '公司' }).getByRole('button', { name: /威廉/ }).click()
  await expect(page.getByRole('heading', { name: /威廉\* 大小/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /威廉\* 大小/ })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('link', { name: '36*' })).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('mei follows a basketball match and finds it under 关注', async ({ page, journey }) => {
  await journey.join()
  await journey.open('/tabs/match-bk')
  const id = await openTomorrow(page)
  await followAndFind(page, id)
})

test('search finds the match of a team that plays today, from home and in the data centre', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match-bk')
  const names = await rows(page).first().getByRole('link').getAttribute('aria-label')
  const [away = '', home = ''] = (names ?? '').split(' 对 ')
  const found = page.getByRole('link', { name: new RegExp(`^${away} .*${home}`) })
  await journey.open('/tabs/home')
  await page.getByRole('link', { name: '搜赛事、球队、球员' }).click()
  await page.getByRole('searchbox', { name: '球队、赛事、专家、比赛编号' }).fill(away)
  await page.getByRole('button', { name: `搜索“${away}”` }).click()
  await expect(page.getByRole('link', { name: `${home} vs ${away}` }).first()).toBeVisible()
  // The page that was left stays, out of sight.
  const search = page.getByRole('searchbox', { name: '搜赛事、球队、球员' })
  await journey.open('/data/search-page?qiuFlag=2')
  await expect(search).toHaveValue('')
  await search.fill(away)
  await found.first().click()
  await expect(page).toHaveURL(/bk-match-detail/)
})

test('with text twice as large no figure of a past match lies over another', async ({
  page,
  journey,
}) => {
  await journey.open('/tabs/match-bk')
  const id = await openTomorrow(page)
  await journey.open(`/bk-match-detail/bk?matchId=${id}&tab=recent`)
  const past = page.getByRole('table', { name: / 近期比赛$/ }).first()
  await expect(past).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%'))
  await expect(page.locator('html[data-text=large]')).toBeAttached()
  const outside = await past.evaluate((table) =>
    [...table.querySelectorAll('th, td')].flatMap((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const sticksOut = range.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1
      return sticksOut ? [cell.textContent] : []
    }),
  )
  expect(outside).toEqual([])
})
