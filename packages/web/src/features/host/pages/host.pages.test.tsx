import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { hostSettingEndpoints } from '@linmen/contract/host/host-setting.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { lookAgain } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { keepLogin } from '#kit/login-state.ts'
import { currentPlace } from '#kit/place.ts'
import { isLoggedIn } from '#kit/session.ts'
import { inTab, storageKeys } from '#kit/storage.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

afterEach(() => {
  inTab.drop(identityKeys.host)
  inTab.drop(storageKeys.weatherName)
  lookAgain()
})

const within = (host: string) => {
  inTab.write(identityKeys.host, host)
  lookAgain()
}

test.each(['shopping', 'telecom', 'carrier'])(
  'R-TABS-010 the %s app has a page of one’s own, without what it hides',
  async (host) => {
    within(host)
    await showPage('JdUserCenterPage', {})
    expect(await screen.findByText(/余额以元计/)).toBeDefined()
    expect(screen.queryByText('优惠券')).toBeNull()
    expect(screen.getByRole('button', { name: '登录' })).toBeDefined()
  },
)

test.each([
  ['browser', 'UserCenterPage', '金币'],
  ['messaging', 'UserCenterPage', '金币'],
  ['microblog', 'UserCenterPage', '金币'],
  ['shopping', 'JdUserCenterPage', '元'],
  ['telecom', 'JdUserCenterPage', '元'],
  ['carrier', 'JdUserCenterPage', '元'],
] as const)(
  'R-HOST-007 inside %s the wallet of %s is counted in %s',
  async (host, page, currency) => {
    within(host)
    await showPage(page, {})
    const wallet = await screen.findByLabelText('钱包')
    const [first] = [...wallet.querySelectorAll('span')].map(({ textContent }) => textContent)
    expect(first).toBe(`${currency}-`)
  },
)

test('the weather app is named by the name its person has there', async () => {
  inTab.write(storageKeys.weatherName, '晴天')
  keepLogin({ token: '1|s' })
  await showPage('TqUserCenterPage', {})
  expect(await screen.findByText(/来自天气应用：晴天/)).toBeDefined()
})

test.each(['HomeJdPage', 'CydHome'] as const)('%s leads to scores and data', async (page) => {
  await showPage(page, {}, [answer(planEndpoints.list, { items: [], hasNext: false })])
  expect(await screen.findByRole('link', { name: /足球比分/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /篮球比分/ })).toBeDefined()
})

test('R-HOST-004 the sports app finds no basketball and no plans on a channel home', async () => {
  within('sports')
  await showPage('HomeJdPage', {})
  expect(await screen.findByRole('link', { name: /足球比分/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: /篮球/ })).toBeNull()
  expect(screen.queryByText('最新方案')).toBeNull()
})

test('the xd channel asks for the plans of the match its link names', async () => {
  const { network } = await showPage('XdHome', { issue: '2026-11-25', matchNo: '周三005' }, [
    answer(hostEndpoints.listPlansOfMatch, { plans: [] }),
  ])
  expect(await screen.findByText('这场比赛还没有方案')).toBeDefined()
  expect(network.asked(hostEndpoints.listPlansOfMatch)).toEqual([
    { issue: '2026-11-25', matchNo: '周三005' },
  ])
})

test('the cyd channel lets in by phone and code, and goes on where it was', async () => {
  await showPage('CydLoginPage', { backUrl: '/tabs/match' }, [
    answer(hostEndpoints.loginWithHzCode, { token: '1|s', memberId: 'm', signKey: 'k' }),
  ])
  fireEvent.change(screen.getByLabelText(/手机号/), { target: { value: '13900001234' } })
  fireEvent.change(screen.getByLabelText(/验证码/), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  await soon(() => expect(isLoggedIn()).toBe(true))
  // The window of the tests cannot go back: the move is given up for lost before another is made.
  const moved = () => expect(currentPlace().path).toBe('/tabs/match')
  await soon(moved)
})

test('whoever the channel did not know is told and may sign in again', async () => {
  await showPage('CydErrorPage', { errorMsg: '凭证已过期' })
  expect(screen.getByText('凭证已过期')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '重新登录' }))
  expect(currentPlace().path).toBe('/cyd/login')
})

test.each(['DownloadPage', 'HzDownloadPage'] as const)(
  '%s of another agent stands under its name, as operators have set it',
  async (page) => {
    const brand = { name: '好球', company: '好球科技', slogan: '好球不断' }
    await showPage(page, { agentId: '7001' }, [
      answer(hostSettingEndpoints.setting, { hidden: [], brand }),
    ])
    expect(await screen.findAllByText(/好球/)).not.toHaveLength(0)
  },
)

const config = (more: { appLink?: string } = {}) =>
  answer(statsEndpoints.config, sampleOf(statsEndpoints.config.output, more))

test('R-UI-003 the app is opened through a frame that is gone after five seconds', async () => {
  await showPage('DownloadPage', {}, [config({ appLink: 'linmen://home' })])
  const open = await screen.findByRole('button', { name: '已安装，打开 App' })
  // The window of the tests says that it opens no frames.
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers()
  fireEvent.click(open)
  expect(document.querySelector('iframe')?.src).toBe('linmen://home')
  vi.advanceTimersByTime(4999)
  expect(document.querySelector('iframe')).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(document.querySelector('iframe')).toBeNull()
  vi.useRealTimers()
  said.mockRestore()
})

test('where no app is named nothing offers to open one', async () => {
  const { network } = await showPage('DownloadPage', {}, [config()])
  await soon(() => expect(network.asked(statsEndpoints.config)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /打开 App/ })).toBeNull()
})
