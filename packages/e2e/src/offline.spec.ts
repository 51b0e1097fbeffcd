import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { nowMs } from './moment.ts'
import { askForDay } from './live-wire.ts'
import { after, listOnWire, rowOf, rows } from './match-rows.ts'

const OFFLINE = /^离线 · 比分截至 (\d\d-\d\d )?\d\d:\d\d$/
const homeScore = (page: Page, id: string) => rowOf(page, id).locator('[data-score="home"]')

/** The shell stands on the device and rules this page, and the list has been kept. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  const kept = () =>
    page.evaluate(async () => {
      const seen = await (await caches.open('linmen-seen')).keys()
      return seen.filter(({ url }) => url.includes('getMatchListByDate')).length
    })
  await expect.poll(kept).toBeGreaterThan(0)
}

test.describe('with the shell on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the last scores stand there with their time, and go on when it is back', async ({
    page,
    journey,
    context,
  }) => {
    await journey.open('/tabs/match')
    await expect(rows(page).first()).toBeVisible()
    await settled(page)
    // Just after noon matches of the day before stand above those of the list that is kept.
    const { matches } = await askForDay(page)
    const kept = rows(page).and(
      page.locator(matches.map(({ id }) => `[data-match="${id}"]`).join()),
    )
    const before = await kept.first().getAttribute('data-match')

    await context.setOffline(true)
    await page.reload()
    await expect(rowOf(page, before!)).toBeVisible()
    await expect(page.getByText(OFFLINE)).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByText('连接中断，正在重连')).toHaveCount(0)
  })

  test('a match that was never opened stands as the list showed it', async ({
    page,
    journey,
    context,
  }) => {
    await journey.open('/tabs/match')
    await expect(rows(page).first()).toBeVisible()
    await settled(page)
    const opened = await rows(page).first().getByRole('link').getAttribute('href')
    // The page of a match is on the device; what it would ask for is not.
    await page.goto(`/${opened}`)
    await expect(page.getByRole('tab').first()).toBeVisible()
    await page.goBack()
    const over = (await askForDay(page)).matches.filter(
      ({ statusWords }) => statusWords.value === 2,
    )
    test.skip(over.length < 3, 'hardly anything of this day is over')
    await page.getByRole('tab', { name: '完场' }).click()
    const row = rows(page).nth(2)
    const [home, away] = ['home', 'away'].map((side) => row.locator(`[data-score=${side}]`))
    const score = new RegExp(`^${await home!.innerText()}${await away!.innerText()}$`)
    const names = (await row.getByRole('link').getAttribute('aria-label')) ?? ''

    await context.setOffline(true)
    await row.getByRole('link').click()
    await expect(page.getByText(OFFLINE).locator('visible=true')).toHaveCount(1)
    const header = page.locator('header').filter({ hasText: names.split(' 对 ')[0]! })
    await expect(header.first()).toContainText(names.split(' 对 ')[1]!)
    await expect(header.first().locator('p').filter({ hasText: score })).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText(OFFLINE).locator('visible=true')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: '事件' })).toBeVisible()
  })

  test('nothing of a member is left on the device', async ({ page, journey }) => {
    await journey.join()
    await journey.open('/tabs/match')
    await expect(rows(page).first()).toBeVisible()
    await settled(page)
    await journey.open('/tabs/user/center')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname))
    })
    const other = kept.filter((path) => !/^\/(assets\/|last-seen\/|$)/.test(path))
    expect(other).toEqual([])
    expect(
      kept.filter((path) => /user|balance|follow|api/i.test(path.split('assets')[0]!)),
    ).toEqual([])
  })
})

test('after a minute offline the goals that were missed are there', async ({
  page,
  journey,
  context,
}) => {
  await page.clock.install({ time: nowMs() })
  const { wire, match } = await listOnWire(page, journey)
  await wire.push(match.id, after(match, 1, 'goal'))
  const home = match.live.score.full.home
  await expect(homeScore(page, match.id)).toHaveText(String(home + 1))

  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(homeScore(page, match.id)).toHaveText(String(home + 1))
  await expect(page.getByText(OFFLINE)).toBeVisible()

  wire.mend([{ matchId: match.id, live: after(match, 3, 'goal') }])
  await context.setOffline(false)
  await expect(homeScore(page, match.id)).toHaveText(String(home + 3))
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})
