import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { benefitsOf } from '@linmen/domain/vip/benefits.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'toast').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (...answers: readonly Answer[]) =>
  showPage('HdVipTry', {}, [
    answer(vipEndpoints.benefits, { benefits: benefitsOf('super') }),
    refusal(vipEndpoints.trialState, '1010'),
    answer(vipEndpoints.sendTrialCode, { waitSeconds: 60, demoCode: '123456' }),
    answer(vipEndpoints.joinTrial, { days: 3, endsAtMs: 4e12 }),
    ...answers,
  ])

test('R-AUTH-020 the code can be asked for again after exactly 60 s', async () => {
  await show()
  const ask = await screen.findByRole('button', { name: '获取验证码' })
  vi.useFakeTimers()
  fireEvent.click(ask)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  expect(screen.getByRole('button', { name: '59 秒' })).toBeDefined()
  for (let second = 1; second < 60; second += 1) await pass(1000)
  expect(screen.getByRole('button', { name: '0 秒' })).toBeDefined()
  await pass(1000)
  expect(screen.queryByRole('button', { name: /秒/ })).toBeNull()
})

test('the code is asked for with a wait of sixty steps, and joins the trial', async () => {
  const { network } = await show()
  fireEvent.click(await screen.findByRole('button', { name: '获取验证码' }))
  expect(await screen.findByRole('button', { name: '59 秒' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '59 秒' }))
  expect(notices.toast).toHaveBeenCalledWith('请等待60秒才可再次发送')
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '立即体验 3 天' }))
  await waitFor(() => expect(currentPlace().path).toBe('/user/vip'))
  expect(network.asked(vipEndpoints.joinTrial)).toEqual([{ code: '123456' }])
})

test('a wrong code is told at its field', async () => {
  await show(refusal(vipEndpoints.joinTrial, 'code.wrong', { text: '验证码不正确' }))
  fireEvent.change(await screen.findByLabelText('验证码'), { target: { value: '1' } })
  fireEvent.click(screen.getByRole('button', { name: '立即体验 3 天' }))
  expect(await screen.findByText('验证码不正确')).toBeDefined()
})

test('who was a member is told so and shown the way to buy', async () => {
  await show(
    refusal(vipEndpoints.trialState, 'vip.trial_over', { text: '体验只有一次，您已经是过会员' }),
  )
  expect(await screen.findByText('体验只有一次，您已经是过会员')).toBeDefined()
  expect(screen.getByRole('link', { name: '看看会员' })).toBeDefined()
})

test('a visitor is sent to log in and comes back', async () => {
  forgetLogin()
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '登录后领取' }))
  expect(currentPlace().query['backUrl']).toBe('/hd/vip/try')
})
