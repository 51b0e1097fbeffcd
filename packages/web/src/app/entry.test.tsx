import { act, cleanup, renderHook, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enter } from '#test/enter.tsx'
import { useHabit } from '#kit/device/habit.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { currentPlace } from '#kit/place.ts'
import { inTab, onDevice, readJson, storageKeys } from '#kit/storage.ts'

vi.mock('#app/load-page.ts', () => ({
  loadPage: async (name: string) => ({ Page: () => <p>{name}</p> }),
  loadTable: async () => {},
}))

vi.mock('@linmen/domain/host/special-agents.ts', () => ({
  specialAgents: new Map([
    ['7001', 1],
    ['7002', 2],
  ]),
}))

test.each([
  ['R-NAV-008', 'shopping', '/home-jd', 'HomeJdPage'],
  ['R-NAV-008', 'telecom', '/home-jd', 'HomeJdPage'],
  ['R-NAV-009', 'carrier', '/tabs/plan', 'HomePlan'],
  ['R-NAV-010 R-GUARD-014', 'browser', '/tabs/home', 'HomePage'],
  ['R-NAV-010', 'messaging', '/tabs/home', 'HomePage'],
])('%s /home in the %s host is %s', async (_rule, host, path, name) => {
  const at = await enter('/home', { host })
  await at(name)
  expect(currentPlace().path).toBe(path)
})

test.each([
  ['R-TABS-003', '/'],
  ['R-TABS-003', '/zzz'],
  ['R-TABS-002', '/tabs'],
  ['R-TABS-002', '/tabs/zzz'],
  ['R-NAV-016', '/home-discovery'],
])('%s %s leads to discovery', async (_rule, address) => {
  const at = await enter(address)
  await at('HomePage')
  expect(currentPlace().path).toBe('/tabs/home')
})

test("the carrier's people start on a tab they have", async () => {
  const at = await enter('/', { host: 'carrier' })
  await at('HomePlan')
})

test.each(['shopping', 'telecom', 'carrier'])(
  'R-GUARD-007 R-GUARD-015 R-GUARD-016 R-TABS-010 the %s host has a user centre of its own',
  async (host) => {
    const at = await enter('/tabs/user/center', { host })
    await at('JdUserCenterPage')
    expect(currentPlace().path).toBe('/tabs/jd/user-center')
    const bar = within(document.querySelector<HTMLElement>('[data-tab-bar]')!)
    expect(bar.getByRole('link', { name: '我的' }).getAttribute('aria-current')).toBe('page')
  },
)

test('R-GUARD-016 every other host is sent from it to the usual one', async () => {
  const at = await enter('/jd')
  await at('UserCenterPage')
  expect(currentPlace().path).toBe('/tabs/user/center')
})

test('R-GUARD-005 R-GUARD-004 R-MESSAGE-013 a visitor on a member page is sent to the login with the target', async () => {
  for (const host of ['browser', 'messaging']) {
    const at = await enter('/message/center?x=1', { host })
    await at('LoginPage')
    expect(currentPlace().query['backUrl']).toBe('/message/center?x=1')
    cleanup()
  }
})

test('R-GUARD-011 R-GUARD-012 the way back is remembered, without parenthesised parts', async () => {
  const at = await enter('/message/center?x=1(pop:a)')
  await at('LoginPage')
  expect(inTab.read(storageKeys.loginCallback)).toBe('/message/center?x=1')
})

test('R-GUARD-006 with toApp in the address a visitor stays', async () => {
  const at = await enter('/message/center?toApp=1')
  await at('MessageCenterPage')
})

test.each([
  ['7001', '1'],
  ['7002', '2'],
])('R-GUARD-008 people of the special agent %s are sent to their campaign', async (agent, pay) => {
  inTab.write(identityKeys.agentId, agent)
  const at = await enter('/message/center?x=1')
  await at('HdAsianCupPage')
  expect(currentPlace()).toMatchObject({ path: '/hd/asian-cup', query: { pay, agentId: agent } })
})

test.each(['messaging', 'microblog', 'shopping', 'sports'])(
  'R-GUARD-003 R-HOST-016 in the %s app a member page leads to the login, which is its own',
  async (host) => {
    const at = await enter('/message/center?x=1', { host })
    await at('LoginPage')
    expect(currentPlace()).toMatchObject({
      path: '/login',
      query: { backUrl: '/message/center?x=1' },
    })
  },
)

test('R-GUARD-002 R-GUARD-017 people of the own app see the login page', async () => {
  for (const host of ['browser', 'native']) {
    const at = await enter('/login', { host })
    await at('LoginPage')
    cleanup()
  }
})

test.each([
  ['R-HOST-004', '/tabs/match-bk'],
  ['R-HOST-004', '/bk-match-detail/bk?matchId=1'],
  ['R-HOST-004', '/tabs/plan'],
  ['R-HOST-004', '/plan-detail/1'],
  ['R-HOST-004', '/message/community'],
  ['R-HOST-003', '/vip/index'],
])('%s in the sports app %s is an unknown path', async (_rule, address) => {
  const at = await enter(address, { host: 'sports', as: 'member' })
  await at('HomePage')
})

const tabs = () =>
  within(document.querySelector<HTMLElement>('[data-tab-bar]')!)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('R-TABS-006 the carrier has experts, scores, data and mine', async () => {
  const at = await enter('/tabs/plan', { host: 'carrier' })
  await at('HomePlan')
  expect(tabs()).toEqual(['专家', '比分', '数据', '我的'])
})

test('R-TABS-004 the own app has discover, scores, experts and mine, and information when it is open', async () => {
  const at = await enter('/tabs/home')
  await at('HomePage')
  expect(tabs().filter((tab) => tab !== '资讯')).toEqual(['发现', '比分', '专家', '我的'])
})

test('R-TABS-007 the bare mini-app has no tabs', async () => {
  const at = await enter('/tabs/home', { host: 'bare-mini' })
  await at('HomePage')
  expect(document.querySelector('[data-tab-bar]')).toBeNull()
})

test('R-TABS-005 R-MATCH-FT-023 R-HABIT-014 R-HABIT-004 R-HABIT-003 a habit of basketball opens the basketball list', async () => {
  const { result } = renderHook(() => useHabit('sport'))
  act(() => result.current.chosen('2'))
  expect(readJson(onDevice, storageKeys.habit)).toMatchObject({ 1: { defaultTab: '2' } })
  const at = await enter('/tabs/home')
  await at('HomePage')
  const bar = within(document.querySelector<HTMLElement>('[data-tab-bar]')!)
  expect(bar.getByRole('link', { name: '比分' }).getAttribute('href')).toBe('#/tabs/match-bk')
  act(() => result.current.chosen('1'))
})

test.each([
  ['R-NAV-017', '/user/center', 'UserCenterPage'],
  ['R-NAV-018 R-NAV-026', '/expertListDetail', 'ExpertListPage'],
  ['R-NAV-019', '/match-list', 'ZqMatchListPage'],
  ['R-NAV-020', '/match-list-bk', 'BkMatchListPage'],
  ['R-NAV-021', '/plan/7', 'PlanDetailPage'],
  ['R-NAV-022', '/lcPlanList', 'PlanListPage'],
  ['R-NAV-023', '/zcPlanList', 'PlanListPage'],
  ['R-NAV-024', '/home/plan', 'HomePlan'],
  ['R-NAV-025', '/cpzJieduList', 'JieduListPage'],
  ['R-NAV-027', '/recommend?matchId=1', 'MatchDetailFootball'],
  ['R-NAV-028', '/bk-match-detail?matchId=1', 'BkMatchDetailPage'],
])('%s %s shows %s', async (_rule, address, name) => {
  const at = await enter(address)
  await at(name)
})
