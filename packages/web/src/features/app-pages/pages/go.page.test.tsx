import { afterEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { notices } from '#kit/notices.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { showPage } from '#test/show.tsx'

// The table of links is fetched first.

afterEach(() => vi.restoreAllMocks())

test.each([
  ['R-DEEPLINK-001', { code: 110 }, '/user/coupon-list'],
  ['R-DEEPLINK-002', { family: 'response-go', code: 3, subject: '77' }, '/plan-detail/77'],
  ['R-DEEPLINK-003', { family: 'response-go', code: 5, subject: '77' }, '/match-detail/ft'],
] as const)('%s a code in an address leads to its page', async (_rule, params, path) => {
  await showPage('GoPage', params)
  await soon(() => expect(currentPlace().path).toBe(path))
})

test('R-DEEPLINK-003 the football match of code 5 opens on tab 5', async () => {
  await showPage('GoPage', { family: 'response-go', code: 5, subject: '77' })
  await soon(() => expect(currentPlace().query).toEqual({ matchId: '77', tab: '5' }))
})

test('R-DEEPLINK-005 a name in an address leads to its screen with the values beside it', async () => {
  const { again } = await showPage('GoPage', {})
  navigation.go('/go?page=PlanDetailPage&id=5')
  again()
  await soon(() => expect(currentPlace().path).toBe('/plan-detail/5'))
})

test('R-NAV-002 an unknown name is told', async () => {
  const toast = vi.spyOn(notices, 'toast').mockReturnValue()
  await showPage('GoPage', { name: 'NobodyPage' })
  await soon(() => expect(toast).toHaveBeenCalledWith('route有误'))
})

test('R-NAV-002 a value that its screen cannot have goes nowhere', async () => {
  const toast = vi.spyOn(notices, 'toast').mockReturnValue()
  await showPage('GoPage', { name: 'PlanDetailPage' })
  await soon(() => expect(toast).toHaveBeenCalledWith('route有误'))
})

/** Opens an address as somebody would who was sent it. */
async function open(address: string) {
  const { again } = await showPage('GoPage', {})
  navigation.go(address)
  again()
}
const leadsTo = (address: string) => soon(() => expect(currentPlace().address).toBe(address))

test.each([
  ['R-NAV-001', 'HomePage', '/tabs/home'],
  ['R-NAV-003', 'PlanDetailPage&id=5&a=1', '/plan-detail/5?a=1'],
  ['R-NAV-004', 'PlanDetailPage&id=5&sort=undefined', '/plan-detail/5'],
  ['R-NAV-005', 'JieduListPage&type=0', '/jiedu-list?type=0'],
  ['R-NAV-032', 'MyLookPlanPage', '/my-look-plan/all'],
  ['R-NAV-033', 'MyLookJieduPage', '/my-look-jiedu/0'],
  ['R-NAV-034', 'MyPostJieduPage', '/my-post-jiedu/all'],
  ['R-NAV-035', 'MyFollowPage', '/myAttention/other-all'],
  ['R-NAV-036', 'SetMealRecord', '/set-meal-record?scope=1'],
  ['R-NAV-037', 'SetMealList', '/set-meal-list?scope=1'],
  ['R-NAV-039', 'PlanSpecial', '/special-home/free?type=1'],
  ['R-NAV-007 R-NAV-040', 'ExpertPushIndexPage', '/expert-push/index?qiuFlag=1'],
  ['R-NAV-041', 'VipPurchase', '/vip/buy?type=2'],
  ['R-NAV-042', 'SameOddsPage', '/special/list?type=1'],
  ['R-NAV-043', 'KellyPage', '/special/list?type=2'],
  ['R-NAV-044', 'DispersedPage', '/special/list?type=3'],
  ['R-NAV-045', 'BetfairPage', '/special/list?type=4'],
  ['R-NAV-046', 'VipInformationlistPage', '/vip-special/list?type=99'],
])('%s the name %s leads to %s', async (_rule, name, address) => {
  await open(`/go?page=${name}`)
  await leadsTo(address)
})

test('R-NAV-004 a value that is null is left out', async () => {
  const subject = '{"page":"SetMealList","params":{"scope":null}}'
  await showPage('GoPage', { family: 'go', code: 46, subject })
  await leadsTo('/set-meal-list?scope=1')
})

test('R-NAV-006 R-DEEPLINK-006 a route that cannot be read is noted once, and nobody is told', async () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const toast = vi.spyOn(notices, 'toast').mockReturnValue()
  await showPage('GoPage', { family: 'go', code: 46, subject: '{bad' })
  await soon(() => expect(noted).toHaveBeenCalledOnce())
  expect(JSON.stringify(noted.mock.calls)).toContain('解析routeLink出错')
  expect(toast).not.toHaveBeenCalled()
  expect(currentPlace().path).toBe('/go')
})

test.each([
  ['https://partner.test/x', 'https://partner.test/x?agentId=2335001'],
  ['https://partner.test/x?agentId=5', 'https://partner.test/x?agentId=5'],
])('R-DEEPLINK-004 code 2 opens %s as %s', async (subject, address) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await showPage('GoPage', { family: 'go', code: 2, subject })
  await soon(() => expect(assign).toHaveBeenCalledWith(address))
})

test.each([
  ['R-DEEPLINK-007 a post', 'feed-message', 1, '/community/post/77'],
  ['R-DEEPLINK-007 an article', 'feed-message', 6, '/expert-article/77'],
  ['R-DEEPLINK-007 an interpretation', 'feed-message', 7, '/tjInterpretation/77'],
  ['R-DEEPLINK-007 a topic', 'feed-message', 9, '/community/topic/77'],
  ['R-DEEPLINK-007 a replay', 'feed-message', 10, '/expert-replay/77'],
  ['R-DEEPLINK-008 all', 'inner-go', 36, '/jiedu-list?tab=all'],
  ['R-DEEPLINK-008 football', 'inner-go', 38, '/jiedu-list?tab=football'],
  ['R-DEEPLINK-008 basketball', 'inner-go', 48, '/jiedu-list?tab=basketball'],
  ['R-DEEPLINK-008 win, draw, lose', 'inner-go', 39, '/jiedu-list?tab=win-draw-lose'],
  ['R-DEEPLINK-008 pick 9', 'inner-go', 40, '/jiedu-list?tab=pick-9'],
  ['R-DEEPLINK-008 Beijing single', 'inner-go', 98, '/jiedu-list?tab=beijing-single'],
  ['R-DEEPLINK-009 single', 'inner-go', 4, '/plan-list/1/single'],
  ['R-DEEPLINK-009 handicap', 'inner-go', 2, '/plan-list/1/handicap'],
  ['R-DEEPLINK-009 over and under', 'inner-go', 3, '/plan-list/1/over-under'],
  ['R-DEEPLINK-009 two for one', 'inner-go', 69, '/plan-list/1/two-for-one'],
] as const)('%s: %s %i leads to %s', async (_rule, family, code, address) => {
  await showPage('GoPage', { family, code, ...(family === 'feed-message' && { subject: '77' }) })
  await leadsTo(address)
})
