import { expect, test } from 'vitest'
import type { Screen } from '#kit/screen.ts'
import { screens, type ScreenName } from '#screens/all-screens.ts'
import { promotionScreens } from '#screens/promotion.screens.ts'
import { allRedirects } from '#screens/redirect-routes.ts'
import { walletScreens } from '#screens/wallet.screens.ts'

/** Where an old path ends, its own names handed on. */
function endOf(from: string): string | undefined {
  const redirect = allRedirects.find((each) => each.from === from)
  return redirect && fill(screens[redirect.to].path, redirect.params ?? {})
}

const fill = (path: string, params: Readonly<Record<string, string | number>>) =>
  path.replace(/:(\w+)/g, (whole, name: string) => String(params[name] ?? whole))

const screenAt = (path: string) =>
  (Object.keys(screens) as ScreenName[]).filter((name) => {
    const screen: Screen = screens[name]
    return screen.path === path || screen.aliases.includes(path as `/${string}`)
  })

test('R-TABS-001 the tab shell has exactly these children', () => {
  const words = Object.values<Screen>(screens)
    .filter(({ tab }) => tab)
    .map(({ path }) => path.split('/')[2] ?? '')
  expect(words.toSorted()).toEqual([
    'data',
    'home',
    'jd',
    'match',
    'match-bk',
    'news',
    'plan',
    'user',
  ])
})

test.each([
  ['R-NAV-017', '/user/center', '/tabs/user/center'],
  ['R-NAV-018', '/expertListDetail', '/expertList'],
  ['R-NAV-019', '/match-list', '/tabs/match'],
  ['R-NAV-020', '/match-list-bk', '/tabs/match-bk'],
  ['R-NAV-021', '/plan/:id', '/plan-detail/:id'],
  ['R-NAV-022', '/lcPlanList', '/plan-list/2/all'],
  ['R-NAV-023', '/zcPlanList', '/plan-list/1/all'],
  ['R-NAV-024', '/home/plan', '/tabs/plan'],
])('%s %s leads to %s', (_rule, from, to) => {
  expect(endOf(from)).toBe(to)
})

test('R-NAV-026 the expert list is a page, and no redirect leaves it', () => {
  expect(screenAt('/expertList')).toEqual(['ExpertListPage'])
  expect(endOf('/expertList')).toBeUndefined()
})

test.each([
  ['R-NAV-027', 'MatchDetailFootball', ['/match-detail', '/recommend', '/match-detail/ft']],
  ['R-NAV-028', 'BkMatchDetailPage', ['/bk-match-detail', '/bk-match-detail/bk']],
])('%s %s is shown at each of its paths', (_rule, name, paths) => {
  expect(paths.map(screenAt)).toEqual(paths.map(() => [name]))
})

test.each([
  '1812',
  'turnaround',
  'goldenpig',
  'yazhoubei',
  'euroVip',
  'spree2022',
  'americanCup',
  'asian-cup',
  'spree1188',
  'eightVip',
  'euroCup',
  'hd20',
])('R-NAV-030 the promotion %s lives under /hd', (word) => {
  const [name = ''] = screenAt(`/hd/${word}`)
  expect(Object.keys(promotionScreens)).toContain(name)
})

test('R-WALLET-005 every wallet screen asks for a login', () => {
  const open = Object.entries<Screen>(walletScreens).filter(([, { access }]) => access === 'anyone')
  expect(open.map(([name]) => name)).toEqual([])
})
