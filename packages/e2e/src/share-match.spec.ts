import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { askForDay } from './live-wire.ts'

const scoreOf = ({ live }: FootballMatch) => `${live.score.full.home}-${live.score.full.away}`

/** A match of today that is over: nothing changes it any more. */
async function endedMatch(page: Page): Promise<FootballMatch> {
  const { matches } = await askForDay(page)
  const ended = matches.find(
    ({ statusWords, live }) => statusWords.value === 2 && !live.score.extra,
  )
  return ended ?? matches[0]!
}

test('mei passes a match on; whoever gets the link reads it without a login and goes on', async ({
  page,
  journey,
  stranger,
}) => {
  await journey.join()
  await journey.open('/tabs/match')
  const match = await endedMatch(page)
  await journey.open(`/match-detail/ft?matchId=${match.id}`)
  await page.getByRole('button', { name: '分享比赛' }).click()
  const sheet = page.getByRole('dialog', { name: '分享比赛' })
  await expect(sheet).toContainText(`${match.home.name} ${scoreOf(match)} ${match.away.name}`)
  const link = await sheet.getByText(/#\/share-page\/ftMatch/).innerText()

  const number = /shareInfoId=(\w+)&shareFrom=link/.exec(link)?.[1]
  expect(number).toMatch(/^\w{16}$/)
  const reported = stranger.waitForRequest(/\/api\/share\/uploadClick/)
  await stranger.goto(link)
  expect((await reported).postDataJSON()).toEqual({ shareInfoId: number, shareFrom: 'link' })
  await expect(stranger.locator('header').filter({ visible: true }).first()).toContainText(
    match.home.name,
  )
  await expect(stranger.locator('header').filter({ visible: true }).first()).toContainText(
    match.away.name,
  )
  await expect(stranger.getByText('演示数据', { exact: true })).toBeVisible()
  await expect(stranger).not.toHaveURL(/login/)
  await stranger.getByRole('link', { name: /打开临门/ }).click()
  await expect(stranger).toHaveURL(new RegExp(`/match-detail/ft\\?matchId=${match.id}$`))
  await expect(stranger.getByRole('tab', { name: '赛况' })).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('a poster is a picture with words for it, and can be saved', async ({ page, journey }) => {
  await journey.open('/tabs/match')
  const match = await endedMatch(page)
  await journey.open(`/share-page/ftMatch?matchId=${match.id}`)
  await page.getByRole('button', { name: '分享比赛' }).click()
  await page.getByRole('button', { name: '保存海报' }).click()
  const picture = page.getByRole('img', { name: /^临门海报：/ })
  await expect(picture).toHaveAccessibleName(new RegExp(`${match.home.name}.*${match.away.name}`))
  const size = await picture.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ])
  expect(size).toEqual([750, 1334])
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: '保存图片' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.png$/)
  expect(journey.complaints).toEqual([])
})

test('a link to nothing says so and leads somewhere', async ({ page, journey }) => {
  await journey.open('/share-page/bkMatch?matchId=999999999')
  await expect(page.getByRole('heading', { name: '没有这场比赛' })).toBeVisible()
  await page.getByRole('link', { name: '看今天的比赛' }).click()
  await expect(page).toHaveURL(/#\/tabs\/match/)
})
