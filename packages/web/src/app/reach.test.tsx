import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { entriesBelow } from '#kit/address/hold.ts'
import { lookAgain, theHost } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { currentPlace, followAddress } from '#kit/place.ts'
import { inTab } from '#kit/storage.ts'
import { enter, showShell, tabs } from '#test/enter.tsx'
import { insertHome } from './first-history.ts'

vi.mock('#app/load-page.ts', () => ({
  loadPage: async (name: string) => ({ Page: () => <p>{name}</p> }),
  loadTable: async () => {},
}))

test.each([
  ['/userDrawMoneyDetail/1'],
  ['/userDrawMoney'],
  ['/userHuoyanDetail'],
  ['/userMoneyDetail'],
  ['/pay/userChargeHuoyan'],
  ['/userChargeFinish?id=pm1'],
])('R-WALLET-005 a visitor at %s is sent to the login', async (address) => {
  const at = await enter(address)
  await at('LoginPage')
  expect(currentPlace().query['backUrl']).toBe(address)
})

test.each([
  ['R-HOST-002', '/set-meal-list', ['shopping', 'carrier'], ['browser', 'telecom']],
  ['R-HOST-005', '/community/post/1', ['shopping', 'sports', 'carrier'], ['browser', 'telecom']],
  [
    'R-HOST-006',
    '/user/coupon-list',
    ['shopping', 'telecom', 'carrier', 'sports', 'weather'],
    ['native', 'messaging', 'microblog'],
  ],
] as const)(
  '%s %s is an unknown path in %j and a page in %j',
  async (_rule, address, hidden, shown) => {
    for (const host of [...hidden, ...shown]) {
      await enter(address, { host, as: 'member' })
      await screen.findByText(/^[A-Z]\w+$/)
      const stays = shown.some((each) => each === host)
      expect([host, currentPlace().path === address]).toEqual([host, stays])
      cleanup()
    }
  },
)

test.each([
  ['1812', 'Hd1812Page'],
  ['turnaround', 'HdTurnaroundPage'],
  ['goldenpig', 'HdGoldenPigPage'],
  ['yazhoubei', 'HdYazhoubeiPage'],
  ['euroVip', 'HdEuroVipPage'],
  ['spree2022', 'HdSpree2022Page'],
  ['americanCup', 'HdAmericanCupPage'],
  ['asian-cup', 'HdAsianCupPage'],
  ['spree1188', 'HdSpree1188Page'],
  ['eightVip', 'HdEightVipPage'],
  ['euroCup', 'HdEuroCupPage'],
  ['hd20', 'HdCouponPage'],
])('R-NAV-030 /hd/%s is the promotion %s', async (word, name) => {
  const at = await enter(`/hd/${word}`, { as: 'member' })
  await at(name)
  expect(currentPlace().path).toBe(`/hd/${word}`)
})

test.each([
  ['/plan-detail/1', 'PlanDetailPage'],
  ['/tjInterpretation/1', 'JieduDetailPage'],
  ['/video-jiedu-list', 'VideoJieduList'],
  ['/video-replay-list', 'VideoReplayList'],
  ['/myAttention/other-all', 'MyFollowPage'],
  ['/set-meal-list', 'SetMealList'],
  ['/vip/index', 'VipPage'],
  ['/user/coupon-list', 'CouponListPage'],
  ['/pay/userChargeHuoyan', 'ChargePage'],
  ['/userDrawMoney', 'DrawMoneyPage'],
  ['/message/center', 'MessageCenterPage'],
])('R-APP-006 a member reaches %s', async (address, name) => {
  const at = await enter(address, { as: 'member' })
  await at(name)
})

test.each([
  ['/community/post/1', 'PostPage'],
  ['/community/topic/1', 'TopicPage'],
  ['/home/live', 'HomeLive'],
  ['/match-packet/packet', 'RedPacketPage'],
])('R-APP-008 the plain browser has %s', async (address, name) => {
  const at = await enter(address, { as: 'member' })
  await at(name)
})

test.each([
  ['browser', ['发现', '比分', '专家', '我的'], '金币'],
  ['messaging', ['发现', '比分', '专家', '我的'], '金币'],
  ['microblog', ['发现', '比分', '专家', '我的'], '金币'],
  ['native', ['发现', '比分', '专家', '我的'], '金币'],
  ['shopping', [], '元'],
  ['sports', [], '金币'],
  ['telecom', [], '元'],
  ['carrier', ['专家', '比分', '数据', '我的'], '元'],
] as const)(
  'R-APP-009 R-APP-011 the app runs in the %s host, with tabs and a currency of its own',
  async (host, words, currency) => {
    await enter('/tabs/match', { host })
    await screen.findByText('ZqMatchListPage')
    const shown = tabs().filter((tab) => tab !== '资讯')
    if (words.length > 0) expect(shown).toEqual(words)
    expect(shown.length).toBeGreaterThan(2)
    expect(theHost()).toMatchObject({ name: host, currency })
    expect(theHost().agentId).toMatch(/^\d{7}$/)
  },
)

test('R-NAV-029 /pay is the top-up screen, /userChargeFinish the end of a top-up', async () => {
  const at = await enter('/pay', { as: 'member' })
  await at('ChargePage')
  cleanup()
  const then = await enter('/userChargeFinish?id=pm1', { as: 'member' })
  await then('ChargeFinishPage')
})

test.each([
  ['R-NAV-011', 'browser', true],
  ['R-NAV-011', 'messaging', true],
  ['R-NAV-012', 'native', false],
  ['R-NAV-012', 'shopping', false],
  ['R-NAV-012', 'microblog', false],
])(
  '%s in the %s host home lies behind the first page of a visit: %s',
  async (_rule, host, laid) => {
    inTab.write(identityKeys.host, host)
    lookAgain()
    history.replaceState(null, '', '#/plan-detail/7')
    vi.spyOn(history, 'length', 'get').mockReturnValue(1)
    const behind: unknown[] = []
    const replace = history.replaceState.bind(history)
    vi.spyOn(history, 'replaceState').mockImplementation((state: unknown, unused, url) => {
      behind.push(url)
      replace(state, unused, url)
    })
    insertHome()
    expect(behind.includes('#/tabs/home')).toBe(laid)
    followAddress()
    await showShell()
    expect(await screen.findByText('PlanDetailPage')).toBeDefined()
    expect(entriesBelow()).toBe(laid ? 1 : 0)
    vi.restoreAllMocks()
  },
)

test('R-GUARD-010 a visitor of the coupon promotion comes back to /hd20 after the login', async () => {
  const at = await enter('/hd/hd20?a=1')
  await at('LoginPage')
  expect(currentPlace().query['backUrl']).toBe('/hd20')
})

test('R-GUARD-009 inside a page of another site nothing but the not-data page is shown', async () => {
  const foreign = {
    get location(): Location {
      throw new DOMException('not yours', 'SecurityError')
    },
  }
  vi.stubGlobal('top', foreign)
  const at = await enter('/tabs/home')
  await at('NotDataPage')
})
