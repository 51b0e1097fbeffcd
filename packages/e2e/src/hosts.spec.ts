import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** What stands on the page, and where its links lead. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    words: document.body.innerText,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#/"]')]
      .filter((each) => each.checkVisibility())
      .map(({ href }) => href.split('#')[1]!),
    // What somebody wrote may speak of anything.
    written: [
      ...document.querySelectorAll<HTMLElement>('a[href*="share-page/information"]'),
    ].flatMap(({ innerText }) => innerText.split('\n')),
  }))

const enter = async (page: Page, host: string, path: string) => {
  await page.goto('about:blank')
  await page.goto(`/?host=${host}#${path}`)
  await expect(page.locator('#root > .boot')).toHaveCount(0)
  await expect(page.getByRole('main').first()).toBeVisible()
}

const HIDDEN_WORDS = /篮球|方案|红包|VIP|会员|社区|帖子/
const HIDDEN_LINKS = /^\/(bk-|tabs\/match-bk|data\/bk|plan|tabs\/plan|vip|community|match-packet)/

test('R-HOST-004 R-HOST-003 the sports app sees no basketball, plans, community, red packets or VIP anywhere', async ({
  page,
  journey,
}) => {
  await journey.signIn('mei')
  const match = `?matchId=${journey.idOf('matchId')}`
  const wrong: string[] = []
  for (const path of [
    '/tabs/home',
    '/tabs/match',
    '/tabs/user/center',
    `/match-detail/ft${match}`,
    '/home-search/searchPage',
    '/message/center',
    '/user/settings',
  ]) {
    await enter(page, 'sports', path)
    await page.waitForLoadState('networkidle')
    const { words, links, written } = await seen(page)
    expect(words.length, `${path} shows something`).toBeGreaterThan(20)
    const lines = words
      .split('\n')
      .filter((line) => HIDDEN_WORDS.test(line) && !written.includes(line))
    const ways = links.filter((link) => HIDDEN_LINKS.test(link))
    wrong.push(...[...lines, ...ways].map((each) => `${path}　${each}`))
  }
  expect(wrong).toEqual([])
})

for (const path of ['/tabs/match-bk', '/tabs/plan', '/vip/index', '/match-packet/packet'])
  test(`R-HOST-004 inside the sports app ${path} is a page nobody knows`, async ({ page }) => {
    await enter(page, 'sports', path)
    await expect(page).toHaveURL(/#\/tabs\/home/)
  })

for (const [host, hidden] of [
  ['shopping', /套餐|VIP|会员|优惠券|社区/],
  ['carrier', /套餐|VIP|会员|优惠券|社区/],
  ['telecom', /优惠券/],
] as const)
  test(`R-TABS-010 R-HOST-002 Mine of the ${host} app is its own and shows only what the app shows`, async ({
    page,
    journey,
  }) => {
    await journey.signIn('mei')
    await enter(page, host, '/tabs/user/center')
    await expect(page).toHaveURL(/#\/tabs\/jd\/user-center/)
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
    await expect(page.getByText(/余额以元计/)).toBeVisible()
    const { words } = await seen(page)
    expect(words.split('\n').filter((line) => hidden.test(line))).toEqual([])
  })
