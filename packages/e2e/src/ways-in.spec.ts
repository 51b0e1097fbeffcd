import { expect, test } from './journey.ts'

/** Where an address leads a visitor of the plain browser. */
const LEADS: readonly (readonly [rules: string, from: string, to: string])[] = [
  ['R-TABS-002', '/tabs', '/tabs/home'],
  ['R-TABS-002', '/tabs/zzz', '/tabs/home'],
  ['R-TABS-003', '/', '/tabs/home'],
  ['R-TABS-003', '/zzz', '/tabs/home'],
  ['R-NAV-010', '/home', '/tabs/home'],
  ['R-NAV-016', '/home-discovery', '/tabs/home'],
  ['R-NAV-018', '/expertListDetail', '/expertList'],
  ['R-NAV-019', '/match-list', '/tabs/match'],
  ['R-NAV-020', '/match-list-bk', '/tabs/match-bk'],
  ['R-NAV-022', '/lcPlanList', '/plan-list/2/all'],
  ['R-NAV-023', '/zcPlanList', '/plan-list/1/all'],
  ['R-NAV-024', '/home/plan', '/tabs/plan'],
  ['R-NAV-025', '/cpzJieduList', '/jiedu-list'],
  ['R-NAV-026', '/expertList', '/expertList'],
  ['R-NAV-008', '/home?host=shopping', '/home-jd'],
  ['R-NAV-008', '/home?host=telecom', '/home-jd'],
  ['R-NAV-009', '/home?host=carrier', '/tabs/plan'],
]

test('old addresses and those of hosts lead where the specification says', async ({
  page,
  journey,
}) => {
  const wrong: string[] = []
  for (const [rules, from, to] of LEADS) {
    await page.goto('about:blank')
    await page.evaluate(() => sessionStorage.clear()).catch(() => {})
    await journey.open(from)
    await page
      .waitForURL((url) => pathOf(url) === to, { timeout: 60_000 })
      .catch(() => wrong.push(`${rules}　${from} ends at ${pathOf(new URL(page.url()))}`))
  }
  expect(wrong).toEqual([])
})

const pathOf = ({ hash }: URL) => hash.slice(1).split('?')[0]!

test('R-NAV-021 the old address of a plan shows the plan', async ({ page, journey }) => {
  const id = journey.idOf('planId')
  await journey.open(`/plan/${id}`)
  await expect(page).toHaveURL(new RegExp(`#/plan-detail/${id}`))
})

test('R-NAV-028 both addresses of a basketball match show it', async ({ page, journey }) => {
  const id = journey.idOf('bkMatchId')
  for (const path of ['/bk-match-detail', '/bk-match-detail/bk']) {
    await journey.open(`${path}?matchId=${id}`)
    await expect(page.getByRole('tab', { name: '指数' })).toBeVisible()
  }
})

for (const [rule, path] of [
  ['R-GUARD-005', '/message/center'],
  ['R-GUARD-004', '/message/center?host=messaging'],
] as const)
  test(`${rule} ${path} asks a visitor to sign in and remembers the way back`, async ({
    page,
    journey,
  }) => {
    await journey.open(path)
    await expect(page).toHaveURL(/#\/login/)
    const kept = await page.evaluate(() => sessionStorage.getItem('linmen.login-callback'))
    expect(kept).toContain('/message/center')
  })

for (const host of ['shopping', 'telecom', 'carrier'])
  test(`R-GUARD-007 R-TABS-010 in the ${host} host the user centre is its own`, async ({
    page,
    journey,
  }) => {
    await journey.open(`/tabs/user/center?host=${host}`)
    await expect(page).toHaveURL(/#\/tabs\/jd\/user-center/)
  })

for (const [rule, host, labels] of [
  ['R-TABS-004', 'browser', ['发现', '比分', '专家', '资讯', '我的']],
  ['R-TABS-006', 'carrier', ['专家', '比分', '数据', '我的']],
  ['R-TABS-007', 'bare-mini', []],
] as const)
  test(`${rule} the tabs of the ${host} host`, async ({ page, journey }) => {
    await journey.open(`/tabs/match?host=${host}`)
    await expect(page.locator('[data-match]').filter({ visible: true }).first()).toBeVisible()
    expect(await page.locator('[data-tab-bar] a').allInnerTexts()).toEqual(labels)
  })
