import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#kit/call.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { tipShown } from '#kit/tip.ts'
import { useFollows } from './use-followed.ts'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const follow = (matchIds: string[]) => vi.mocked(call).mockResolvedValue({ matchIds } as never)

function show() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useFollows('football'), { wrapper }).result
}

beforeEach(() => {
  localStorage.clear()
  tipShown.set(false)
})
afterEach(forgetLogin)

test('a guest is told about stars, once on this device', () => {
  show()
  expect(tipShown.get()).toBe(true)
  tipShown.set(false)
  show()
  expect(tipShown.get()).toBe(false)
})

test('a member who follows nothing is told when that is known', async () => {
  keepLogin({ token: '1|session' })
  follow([])
  show()
  expect(tipShown.get()).toBe(false)
  await waitFor(() => expect(tipShown.get()).toBe(true))
})

test('a member who follows something is never told, not even after they leave', async () => {
  keepLogin({ token: '1|session' })
  follow(['7'])
  const follows = show()
  await waitFor(() => expect(follows.current.ids).toEqual(['7']))
  forgetLogin()
  show()
  expect(tipShown.get()).toBe(false)
})
