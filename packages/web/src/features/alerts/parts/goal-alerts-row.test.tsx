import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goalAlerts, setGoalAlerts } from '#kit/goal-alerts.ts'
import { GoalAlertsRow } from './goal-alerts-row.tsx'

const requestPermission = vi.fn()

/** What the system says when it is asked. */
function system(before: NotificationPermission, answer: NotificationPermission): void {
  const state = { permission: before, requestPermission }
  requestPermission.mockImplementation(async () => (state.permission = answer))
  vi.stubGlobal('Notification', state)
}

beforeEach(() => setGoalAlerts(false))
afterEach(() => {
  vi.unstubAllGlobals()
  requestPermission.mockReset()
})

const theSwitch = () => screen.getByRole('switch', { name: '关注比赛进球通知' })

test('it is off, and the system is asked by the tap and by nothing else', async () => {
  system('default', 'granted')
  render(<GoalAlertsRow />)
  expect(theSwitch().getAttribute('aria-checked')).toBe('false')
  expect(requestPermission).not.toHaveBeenCalled()
  fireEvent.click(theSwitch())
  await vi.waitFor(() => expect(theSwitch().getAttribute('aria-checked')).toBe('true'))
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(goalAlerts.get()).toBe(true)
})

test('a refusal leaves it off and says how to allow it', async () => {
  system('default', 'denied')
  render(<GoalAlertsRow />)
  fireEvent.click(theSwitch())
  expect(await screen.findByText(/请在浏览器的网站设置里/)).toBeTruthy()
  expect(theSwitch().getAttribute('aria-checked')).toBe('false')
  expect(goalAlerts.get()).toBe(false)
})

test('it is turned off without asking anybody', () => {
  system('granted', 'granted')
  setGoalAlerts(true)
  render(<GoalAlertsRow />)
  fireEvent.click(theSwitch())
  expect(theSwitch().getAttribute('aria-checked')).toBe('false')
  expect(goalAlerts.get()).toBe(false)
})

test('where there are no notifications there is no switch', () => {
  vi.stubGlobal('Notification', undefined)
  const { container } = render(<GoalAlertsRow />)
  expect(container.textContent).toBe('')
})

test('of basketball only the end is told, and the words say so', () => {
  system('default', 'granted')
  const { container } = render(<GoalAlertsRow sport="basketball" />)
  expect(screen.getByRole('switch', { name: '关注比赛完场通知' })).toBeTruthy()
  expect(container.textContent).toContain('完场')
  expect(container.textContent).not.toMatch(/进球|红牌/)
})
