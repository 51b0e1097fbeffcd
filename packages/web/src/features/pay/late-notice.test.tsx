import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { currentPlace } from '#kit/place.ts'
import { answer } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

interface Ears {
  readonly delta: (news: object) => void
}
const wire = vi.hoisted(() => ({ ears: new Map<string, Ears>() }))
vi.mock('#kit/live.ts', async (original) => ({
  ...(await original<object>()),
  useLive: (topic: { name: string } | null, ears: Ears) => {
    if (topic) wire.ears.set(topic.name, ears)
  },
}))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  keepLogin({ token: '1|s', memberId: 'm1' })
})
afterEach(() => vi.useRealTimers())

test('a notice that comes late ends the waiting without a reload', async () => {
  let status: 'pending' | 'paid' = 'pending'
  await showPage('ChargeBackPage', { orderId: 'pm1', status: '2' }, [
    answer(payEndpoints.status, () => ({ status, amount: cents(1800), balance: cents(1800) })),
  ])
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(await screen.findByRole('button', { name: '再查一次' })).toHaveProperty('disabled', false)
  status = 'paid'
  await act(async () => wire.ears.get('me.messages.m1')!.delta({ kind: 'order' }))
  await waitFor(() => expect(currentPlace().path).toBe('/userChargeFinish'))
})
