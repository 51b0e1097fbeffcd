import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { followOtherTabs, keepLogin } from '#kit/login-state.ts'
import { inTab, onDevice, storageKeys } from '#kit/storage.ts'
import { keepVisit } from '#kit/device/visit.ts'
import { insertHome } from './first-history.ts'
import { answer, waiting } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14)'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
  localStorage.clear()
  sessionStorage.clear()
  lookAgain()
})

/** The first request of a page somebody opens at this address with this browser. */
async function firstRequest(address = '/', userAgent = ANDROID) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  history.replaceState(null, '', address)
  lookAgain()
  const page = await showPage('SetMealList', {})
  await waitFor(() => expect(page.network.sent()).not.toHaveLength(0))
  page.unmount()
  return page.network.sent()[0]!
}

test('R-APP-001 the version is 8.1.3, and every request says so', async () => {
  const { url } = await firstRequest()
  expect(url.searchParams.get('appVersion')).toBe('8.1.3')
})

test.each([
  ['R-HOST-009', `${IPHONE} MicroMessenger/8.0`, '2335088'],
  ['R-HOST-010', `${ANDROID} MicroMessenger/8.0`, '2335089'],
  ['R-HOST-011', `${IPHONE} jdapp;jdmp`, '2335617'],
  ['R-HOST-012', `${ANDROID} jdapp;jdmp`, '2335621'],
  ['R-HOST-013', `${IPHONE} Weibo (iPhone)`, '2335402'],
  ['R-HOST-014', `${ANDROID} jdapp;android`, '2335612'],
])('%s a browser that calls itself %s asks for the agent %s', async (_rule, userAgent, agentId) => {
  const { url } = await firstRequest('/', userAgent)
  expect(url.searchParams.get('agentId')).toBe(agentId)
})

test('R-HOST-015 in the telecom host requests are of the agent 2335507', async () => {
  const { url } = await firstRequest('/?host=telecom')
  expect(url.searchParams.get('agentId')).toBe('2335507')
})

test.each([
  ['?from=app', true],
  ['', false],
])(
  'R-APP-010 R-API-002 opened as /%s a page sends the headers of the own app: %s',
  async (words, native) => {
    onDevice.write(storageKeys.deviceId, 'd1')
    inTab.write(storageKeys.sessionId, 'visit-1')
    keepLogin({ token: '1|s1' })
    const { headers } = await firstRequest(`/${words}`)
    const sent = ['deviceUuid', 'jcobToken', 'jcobSessionId'].map((name) => headers.get(name))
    expect(sent).toEqual(native ? ['d1', 's1', 'visit-1'] : [null, null, null])
  },
)

test('R-API-003 the forgery cookie comes back in its header', async () => {
  document.cookie = 'XSRF-TOKEN=a%2Eb'
  expect((await firstRequest()).headers.get('X-XSRF-TOKEN')).toBe('a.b')
})

test('R-API-005 a page of results names the method of the data service in the body', async () => {
  const { network } = await showPage('ZqMatchListPage', {})
  await waitFor(() =>
    expect(network.sent().some(({ body }) => body.includes('apiName'))).toBe(true),
  )
  const { url, body } = network.sent().find((each) => each.body.includes('apiName'))!
  expect(url.pathname).toBe('/sportdata/f')
  expect(JSON.parse(body)).toMatchObject({ apiName: expect.stringMatching(/^get/) })
})

test('R-API-008 R-API-009 nothing, empty words and empty lists stay at home; 0 travels', async () => {
  keepLogin({ token: '1|s1' })
  const none = answer(couponEndpoints.list, { items: [], hasNext: false })
  const { network } = await showPage('CouponListPage', {}, [none])
  await screen.findByRole('heading', { name: '没有可用的优惠券' })
  const { url } = network.sent().find((each) => each.url.pathname === couponEndpoints.list.path)!
  expect(url.searchParams.get('status')).toBe('0')
  for (const { url: each, body } of network.sent()) {
    expect([...each.searchParams.values()].filter((value) => value === 'undefined')).toEqual([])
    expect(body).not.toMatch(/:null|:""|:\[\]/)
  }
})

test.each([
  ['R-API-006 code 1', { code: 1, isSuccess: true, dataList: [], hasNext: false }, true],
  ['R-API-007 isSuccess', { isSuccess: true, dataList: [], hasNext: false }, true],
  ['R-API-006 code 0', { code: 0, isSuccess: false, errorMsg: '暂时没有' }, false],
  ['R-API-007 isSuccess false', { isSuccess: false, errorMsg: '暂时没有' }, false],
])('%s is read as an answer: %s', async (_rule, body, good) => {
  await showPage('SetMealList', {}, [{ row: setMealEndpoints.list, reply: async () => body }])
  if (good) expect(await screen.findByRole('heading', { name: '暂无在售套餐' })).toBeDefined()
  else expect((await screen.findByRole('alert')).textContent).toContain('暂时没有')
})

test('R-AUTH-003 what the address says of a visit is kept and travels, with the marks of its first page', async () => {
  const said = 'jcobSessionId=s1&device_uuid=d-1&share=77&tq_cv=8.2&tq_ct=ios&tq_name=小天'
  await firstRequest(`/?agentId=2335402&${said}`)
  keepVisit()
  insertHome()
  // The address changes with the first tap.
  const { url, headers } = await firstRequest('/?from=app')
  expect(url.searchParams.get('agentId')).toBe('2335402')
  expect([headers.get('jcobSessionId'), headers.get('deviceUuid')]).toEqual(['s1', 'd-1'])
  const keys = ['shareId', 'weatherVersion', 'weatherClient', 'weatherName', 'firstPage'] as const
  expect(keys.map((key) => inTab.read(storageKeys[key]))).toEqual(['77', '8.2', 'ios', '小天', '1'])
})

test('R-AUTH-001 requests carry the token of the device, else of the tab, else of the cookie', async () => {
  const stop = followOtherTabs()
  const carried = async () => {
    // As after a login in another tab, what is written down is read again.
    dispatchEvent(new StorageEvent('storage'))
    return (await firstRequest('/?from=app')).headers.get('jcobToken')
  }
  expect(await carried()).toBeNull()
  document.cookie = `${storageKeys.token}=1%7Ccookie`
  expect(await carried()).toBe('cookie')
  inTab.write(storageKeys.token, '1|tab')
  expect(await carried()).toBe('tab')
  onDevice.write(storageKeys.token, '1|device')
  expect(await carried()).toBe('device')
  stop()
})

test('R-APP-012 an agent without a name of its own shows ours', async () => {
  history.replaceState(null, '', '/?agentId=9999999')
  lookAgain()
  await showPage('AboutUsPage', {})
  expect(document.body.textContent).toContain('临门')
})

test.each([
  'PlanListPage',
  'JieduListPage',
  'MyFollowPage',
  'JinbiDetailPage',
  'VipOrderListPage',
] as const)('R-API-013 %s asks for pages of 8, 10 or 20', async (name) => {
  keepLogin({ token: '1|s' })
  const params = name === 'PlanListPage' ? { sport: 'football', kind: 'all' } : {}
  const { network } = await showPage(name, params as never)
  await waitFor(() => expect(network.sent()).not.toHaveLength(0))
  const sizes = network
    .sent()
    .map(({ url, body }) =>
      Number(
        url.searchParams.get('pageSize') ??
          (JSON.parse(body || '{}') as { pageSize?: number }).pageSize ??
          10,
      ),
    )
  for (const size of sizes) expect([8, 10, 20]).toContain(size)
})

test('R-API-010 a list that does not answer is given up after 8 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { network } = await showPage('SetMealList', {}, [waiting(setMealEndpoints.list)])
  const asked = () => network.asked(setMealEndpoints.list).filter(({ mine }) => !mine).length
  await vi.advanceTimersByTimeAsync(7900)
  expect(asked()).toBe(1)
  // It is asked for once more before anybody is told.
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常,请稍后再试')
  expect(asked()).toBe(2)
})

test.each([
  ['AboutUsPage', {}],
  ['LoginPage', {}],
  ['CustomerHelpPage', {}],
  ['ServiceCenterPage', {}],
  ['SetMealList', {}],
  ['CouponRulePage', {}],
  ['HomeSearchPage', {}],
] as const)('R-APP-014 what %s says is Chinese', async (name, params) => {
  const { container } = await showPage(name, params)
  expect(container.textContent).toMatch(/[\u4e00-\u9fff]{2}/)
  expect(container.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,} [a-z]{2,}/i)
})
