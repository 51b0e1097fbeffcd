import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import type { CodePurpose } from '@linmen/contract/kit/legacy-words.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#kit/notices.ts'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { CodeField } from './parts/code-field.tsx'
import type { PersonCheck } from './person-check.ts'
import { useSendCode } from './use-send-code.ts'

const row = codeEndpoints.sendLoginCode
const sent = answer(row, { waitSeconds: 60 })
const PHONE = '13800000001'

interface Asking {
  readonly phone: string
  readonly purpose?: CodePurpose
  readonly check?: PersonCheck
}

function Form({ phone, purpose = 'loginOrRegister', check }: Asking) {
  const [code, setCode] = useState('')
  const sending = useSendCode(row, purpose, check)
  return <CodeField value={code} onChange={setCode} phone={phone} sending={sending} />
}

let toast: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers()
  toast = vi.spyOn(notices, 'toast').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (asking: Asking, ...answers: Answer[]) => showPart(<Form {...asking} />, answers)
const button = () => screen.getByRole('button')
const tap = async () => {
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(0))
}
/** One after the other: each step is drawn before the next one is waited for. */
const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('R-AUTH-018 R-AUTH-019 after a success it counts from 60 to 0 in 61 steps, and is idle again', async () => {
  show({ phone: PHONE }, sent)
  expect(button().textContent).toBe('获取验证码')
  await tap()
  expect(button().textContent).toBe('60 秒')
  await seconds(60)
  expect(button().textContent).toBe('0 秒')
  await seconds(1)
  expect(button().textContent).toBe('获取验证码')
})

test('R-AUTH-017 within the wait a tap says so and sends nothing', async () => {
  const { network } = show({ phone: PHONE }, sent)
  await tap()
  await tap()
  expect(toast).toHaveBeenLastCalledWith('请等待60秒才可再次发送')
  expect(network.asked(row)).toHaveLength(1)
})

test('R-AUTH-016 without a phone the sentence of the specification is said', async () => {
  const { network } = show({ phone: ' ' })
  await tap()
  expect(toast).toHaveBeenCalledWith('请传入手机号等参数')
  expect(network.count()).toBe(0)
})

test('R-AUTH-011 R-AUTH-013 a number that is none is not asked for a code', async () => {
  const { network } = show({ phone: '123' })
  await tap()
  expect(toast).toHaveBeenCalledWith('手机号格式错误')
  expect(network.count()).toBe(0)
})

test.each(['verifyPhone', 'retrievePassword'] as const)(
  'R-AUTH-012 for %s the number may be written as it is known',
  async (purpose) => {
    const { network } = show({ phone: '138****0001', purpose }, sent)
    await tap()
    expect(network.asked(row)).toEqual([{ phone: '138****0001', purpose }])
  },
)

test('R-AUTH-014 R-AUTH-015 no code is sent before the check is passed', async () => {
  const check = vi.fn(async () => false)
  const { network } = show({ phone: PHONE, check }, sent)
  await tap()
  expect(check).toHaveBeenCalledWith({ subject: PHONE, purpose: 'loginOrRegister' })
  expect(toast).toHaveBeenCalledWith('滑块验证失败')
  expect(network.count()).toBe(0)
  check.mockResolvedValue(true)
  await tap()
  expect(network.asked(row)).toHaveLength(1)
})

const speechless: Answer = {
  row,
  reply: async () => ({ isSuccess: false, success: false, code: 0 }),
}
const spoken = refusal(row, 'too_many_requests', {
  text: '操作过于频繁，请稍后再试',
  data: { retryAfterMs: 1 },
})

test.each([
  ['with its own words', spoken, '操作过于频繁，请稍后再试'],
  ['without any', speechless, '验证码发送失败,请稍后再试'],
])('R-AUTH-021 a failure %s is told and leaves it idle', async (_name, failure, shown) => {
  show({ phone: PHONE }, failure)
  await tap()
  expect(toast.mock.calls[0]![0]).toBe(shown)
  expect(button().textContent).toBe('获取验证码')
})
