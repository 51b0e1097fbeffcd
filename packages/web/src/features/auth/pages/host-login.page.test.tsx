import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { lookAgain } from '#kit/host.ts'
import { isLoggedIn } from '#kit/session.ts'
import { inTab } from '#kit/storage.ts'
import { answer, outage, refusal, type Answer } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

const login = { token: '1|s', memberId: 'm', signKey: 'k' }
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  assign.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
  inTab.drop(identityKeys.host)
  lookAgain()
})

/** Opens the login page inside an app, with what the app wrote into the address. */
async function inApp(host: string, words: string, ...answers: readonly Answer[]) {
  history.replaceState(null, '', `/${words}`)
  inTab.write(identityKeys.host, host)
  lookAgain()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  return showPage('LoginPage', { backUrl: '/tabs/plan' }, answers)
}

test('R-GUARD-003 R-HOST-016 in the microblog the person is sent to it, with the way back', async () => {
  const loginUrl = 'https://microblog.test/authorize'
  const { network } = await inApp(
    'microblog',
    '',
    answer(hostEndpoints.loginWithMicroblog, { loginUrl }),
  )
  await soon(() => expect(assign).toHaveBeenCalledWith(loginUrl))
  expect(network.asked(hostEndpoints.loginWithMicroblog)).toMatchObject([
    { returnUrl: '/tabs/plan' },
  ])
})

test('R-GUARD-003 who comes back from the microblog is signed in, and the code leaves the address', async () => {
  const { network } = await inApp(
    'microblog',
    '?code=c1&state=s1',
    answer(hostEndpoints.loginWithMicroblog, { login }),
  )
  await soon(() => expect(isLoggedIn()).toBe(true))
  expect(network.asked(hostEndpoints.loginWithMicroblog)).toMatchObject([
    { code: 'c1', state: 's1' },
  ])
  expect(location.search).toBe('')
})

test('R-AUTH-033 a microblog login that fails says 微博登录异常，请联系客服, and a phone number still opens', async () => {
  await inApp(
    'microblog',
    '?code=c1&state=s1',
    refusal(hostEndpoints.loginWithMicroblog, 'host.microblog_failed'),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('微博登录异常，请联系客服')
  fireEvent.click(screen.getByRole('button', { name: '用手机号登录' }))
  expect(await screen.findByRole('heading', { name: '手机号登录' })).toBeDefined()
})

test('the weather app asks its person and signs who they are', async () => {
  const loginUrl = 'https://weather.test/login'
  await inApp('weather', '', answer(hostEndpoints.weatherLoginUrl, { loginUrl }))
  await soon(() => expect(assign).toHaveBeenCalledWith(loginUrl))
})

test('R-AUTH-030 a ticket of the shopping app is tried again at most three times, 500 ms apart', async () => {
  const { network } = await inApp('shopping', '?ticket=t1', outage(hostEndpoints.loginWithShopping))
  const tries = () => network.asked(hostEndpoints.loginWithShopping).length
  await soon(() => expect(tries()).toBe(1))
  for (const count of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(500)
    await soon(() => expect(tries()).toBe(count))
  }
  await vi.advanceTimersByTimeAsync(3000)
  expect(tries()).toBe(4)
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('R-AUTH-031 a ticket signs in', async () => {
  await inApp(
    'shopping',
    '?ticket=t1',
    answer(hostEndpoints.loginWithShopping, {
      data: { token: '1|s', deviceId: 'd' },
      memberId: 'm',
      signKey: 'k',
    }),
  )
  await soon(() => expect(isLoggedIn()).toBe(true))
})

test('without a ticket, and in the sports app, the own page opens', async () => {
  await inApp('shopping', '')
  expect(await screen.findByRole('heading', { name: '手机号登录' })).toBeDefined()
})
