import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { pollMessages } from '#features/message/poll-messages.ts'
import { MessageBell } from './message-bell.tsx'

let stop = () => {}
afterEach(() => {
  stop()
  forgetLogin()
  vi.useRealTimers()
})

test('R-AUTH-009 the bell counts from login on, every minute, and falls silent with the logout', async () => {
  vi.useFakeTimers()
  let count = 2
  const { network } = showPart(<MessageBell />, [
    answer(messageEndpoints.countNew, () => ({ count })),
    answer(messageEndpoints.countCommunity, { comments: 1, likes: 0, follows: 0 }),
  ])
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const asked = () => network.asked(messageEndpoints.countNew).length
  stop = pollMessages(createQueryClient())
  await pass(120_000)
  expect(asked()).toBe(0)
  act(() => keepLogin({ token: '1|s' }))
  await pass(300)
  expect(screen.getByRole('link', { name: '消息，3 条新的' })).toBeDefined()
  count = 5
  await pass(60_000)
  expect(screen.getByRole('link', { name: '消息，6 条新的' })).toBeDefined()
  act(() => forgetLogin())
  await pass(180_000)
  expect(asked()).toBe(2)
  expect(screen.getByRole('link', { name: '消息' })).toBeDefined()
})
