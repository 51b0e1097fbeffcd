import { expect, test } from './journey.ts'

test('from the data centre to a cup, its tree and a match of it', async ({ page, journey }) => {
  await journey.open('/data')
  await expect(page.getByRole('table', { name: /积分榜/ })).toBeVisible()
  await page.getByRole('link', { name: '全部赛事' }).click()
  // The page before has the same strip.
  await expect(page.getByRole('heading', { name: '全部赛事' })).toBeVisible()
  await page.getByRole('button', { name: '欧冠' }).click()
  await expect(page.getByRole('heading', { name: '欧洲冠军联赛' })).toBeVisible()

  await page.getByRole('tab', { name: '对阵' }).click()
  await page.getByRole('button', { name: /^赛季：/ }).click()
  // The present season may not have drawn its ties yet; the one before has played them.
  await page.getByRole('dialog').getByRole('radio').nth(1).click()
  const tree = page.getByRole('region', { name: /对阵/ })
  await expect(tree.getByRole('heading', { name: '决赛', exact: true })).toBeAttached()
  await tree.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/match-detail\/ft\?matchId=\d+$/)
  expect(journey.complaints).toEqual([])
})

test('a team of the table leads to its players and back', async ({ page, journey }) => {
  await journey.open('/data/league-data/11')
  await page
    .getByRole('table', { name: /积分榜/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/data\/team-data\?teamId=\d+$/)
  await page.getByRole('tab', { name: '阵容' }).click()
  await page.getByRole('table', { name: '前锋' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '生涯数据' })).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('a basketball squad leads to a player, one of his matches, and back', async ({
  page,
  journey,
}) => {
  await journey.open(`/data/bk/league/team/players?teamId=${journey.idOf('bkTeamId')}`)
  const squad = page.getByRole('table', { name: '球员场均数据' })
  await squad.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/data\/player-info\?playerId=\d+&teamId=\d+&qiuFlag=2$/)
  await expect(page.getByRole('heading', { name: '赛季场均' })).toBeVisible()
  await page.getByRole('tab', { name: '比赛' }).click()
  const games = page.getByRole('table', { name: /每场数据$/ })
  await games.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/bk-match-detail\/bk\?matchId=\d+/)
  // Its own way back, not that of the page it came from.
  await expect(page.getByRole('table', { name: '各节比分' })).toBeVisible()
  const back = page.getByRole('button', { name: '返回' }).filter({ visible: true })
  await back.first().click()
  await expect(games).toBeVisible()
  await back.first().click()
  await expect(squad).toBeVisible()
  expect(journey.complaints).toEqual([])
})

test('a season of another competition gives way to the present one', async ({ page, journey }) => {
  for (const [path, season] of [
    ['/data/league-data/11', '312026'],
    ['/data/bk/league/1', '11053'],
    ['/data/statistics-detail?leagueId=11', '312026'],
    ['/data/players-detail?leagueId=11', '312026'],
  ]) {
    await journey.open(`${path}${path!.includes('?') ? '&' : '?'}seasonId=${season}`)
    await expect(page).toHaveURL((url) => url.hash === `#${path}`)
    const figures = page.getByRole('table').or(page.getByText('场均进球'))
    // A page that was left is still there, hidden.
    await expect(figures.filter({ visible: true }).first()).toBeVisible()
  }
  expect(journey.complaints).toEqual([])
})
