import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { setGoalAlerts } from '#sport/goal-alerts.ts'
import { listensHidden } from '#kit/live.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { watchGoals } from './watch-goals.ts'

vi.mock('./watch-followed.ts', () => ({ watchFollowed: () => () => {} }))

afterEach(() => {
  setGoalAlerts(false)
  forgetLogin()
  vi.unstubAllGlobals()
})

test('who allows or forbids alerts in the browser and comes back is watched for, or no more', () => {
  vi.stubGlobal('isSecureContext', true)
  const system = { permission: 'denied' }
  vi.stubGlobal('Notification', system)
  keepLogin({ token: '1|member' })
  setGoalAlerts(true)
  watchGoals(new QueryClient())
  expect(listensHidden.get()).toBe(false)
  system.permission = 'granted'
  dispatchEvent(new Event('focus'))
  expect(listensHidden.get()).toBe(true)
  system.permission = 'denied'
  dispatchEvent(new Event('focus'))
  expect(listensHidden.get()).toBe(false)
})
