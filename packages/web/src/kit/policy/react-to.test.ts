import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { situations } from './error-policy.ts'
import { Fault, Outage, Refused } from '#kit/failure.ts'
import { isLoggedIn, keepLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { pushPlace } from '#kit/place.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import type { Policy } from './error-policy.ts'
import { reactionTo, reactTo } from './react-to.ts'

const said = { toast: vi.fn(), alert: vi.fn(), confirm: vi.fn() }
const went = vi.fn()

beforeEach(() => {
  vi.spyOn(notices, 'toast').mockImplementation(said.toast)
  vi.spyOn(notices, 'alert').mockImplementation(async (text) => said.alert(text))
  vi.spyOn(notices, 'confirm').mockImplementation(
    async (...args) => said.confirm(...args) as boolean,
  )
  vi.spyOn(navigation, 'go').mockImplementation(went)
  vi.spyOn(navigation, 'here').mockReturnValue('/plan-detail/7?a=1')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const react = (error: unknown, policy?: Policy) => reactTo(error, redirectFromHere(), policy)
const refused = (code: string, text = '说明') => new Refused(code, {}, text)

test('R-ERROR-001 an outage alerts with the text of the specification', () => {
  react(new Outage('timeout'))
  expect(said.alert).toHaveBeenCalledWith('网络异常,请稍后再试')
})

test.each(['no_login', 'no_token', 'no_login_and_exit', 'noLogin'])(
  'R-ERROR-003 R-ERROR-011 R-GUARD-011 R-COUPON-022 %s forgets the login and goes to the login page, without a word',
  (code) => {
    keepLogin({ token: '1|s1' })
    react(refused(code))
    expect(isLoggedIn()).toBe(false)
    expect(went).toHaveBeenCalledWith('/login?backUrl=%2Fplan-detail%2F7%3Fa%3D1')
    expect(sessionStorage.getItem('linmen.login-callback')).toBe('/plan-detail/7?a=1')
    expect(said.toast).not.toHaveBeenCalled()
  },
)

test('a login lost by a page the person has left leads nowhere', () => {
  keepLogin({ token: '1|s1' })
  const redirect = redirectFromHere()
  pushPlace('/plan-detail/8')
  reactTo(refused('no_login'), redirect)
  expect(isLoggedIn()).toBe(false)
  expect(went).not.toHaveBeenCalled()
})

test('a lost login on the login page goes nowhere', () => {
  vi.spyOn(navigation, 'here').mockReturnValue('/login?backUrl=%2Fhome')
  react(refused('no_login'))
  expect(went).not.toHaveBeenCalled()
})

test('a refusal shows the text of the server for the default time', () => {
  react(refused('plan.closed', '比赛已开始'))
  expect(said.toast).toHaveBeenCalledWith('比赛已开始', undefined)
})

test.each([
  ['what the server says', new Refused('pay.failed', {}, '余额冻结中'), '余额冻结中'],
  ['a general word', new Refused('pay.failed', {}, '系统异常', true), '支付异常,请联系客服'],
  ['a general word', new Fault('系统异常', { unspoken: true }), '支付异常,请联系客服'],
])('R-PAYMENT-027 a payment that came back failed shows %s for 2 s', (_name, failure, text) => {
  react(failure, situations.payReturn)
  expect(said.toast).toHaveBeenCalledWith(text, 2000)
})

test('a fault shows that the system is not well', () => {
  react(new Error('bug'))
  expect(said.toast).toHaveBeenCalledWith('系统异常,请稍后再试', undefined)
})

test('R-FOLLOW-003 a match that cannot be followed shows the bare code', () => {
  react(refused('match.not_found'), situations.followMatch)
  expect(said.toast).toHaveBeenCalledWith('match.not_found', 1000)
})

test.each(['no_token', 'uuid_error'])('R-FOLLOW-005 %s is silent in the follow flow', (code) => {
  expect(react(refused(code), situations.followExpert)).toEqual({ do: 'silent' })
  expect(said.toast).not.toHaveBeenCalled()
  expect(went).not.toHaveBeenCalled()
})

test('"anything else" of a flow does not swallow a lost login, a lost line or a broken signature', () => {
  const local = { '*': { do: 'silent' } } as const
  expect(reactionTo(refused('no_login'), local)).toEqual({ do: 'login' })
  expect(reactionTo(new Outage('timeout'), local)).toMatchObject({ do: 'alert' })
  expect(reactionTo(refused('signError'), local)).toMatchObject({ do: 'refresh' })
  expect(reactionTo(refused('plan.closed'), local)).toEqual({ do: 'silent' })
  expect(reactionTo(new Fault('x'), local)).toEqual({ do: 'silent' })
})

test('R-ERROR-007 a broken signature offers to refresh now or later', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  said.confirm.mockReturnValueOnce(true)
  react(refused('signError'))
  await soon(() => expect(reload).toHaveBeenCalledOnce())
  expect(said.confirm).toHaveBeenCalledWith('发生未知错误,请刷新页面', {
    yes: '立即刷新',
    no: '稍后手动刷新',
  })
  said.confirm.mockReturnValueOnce(false)
  react(refused('signError'))
  await Promise.resolve()
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a call that was called off is nobody’s failure', () => {
  expect(react(new DOMException('left', 'AbortError'))).toEqual({ do: 'silent' })
})
