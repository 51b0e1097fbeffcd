import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { goalAlerts, setGoalAlerts } from '#sport/goal-alerts.ts'
import { GoalAlertsRow } from './goal-alerts-row.tsx'

const requestPermission = vi.fn()

/** What the system says when it is asked. */
function system(before: NotificationPermission, answer: NotificationPermission): void {
  const state = { permission: before, requestPermission }
  requestPermission.mockImplementation(async () => (state.permission = answer))
  vi.stubGlobal('Notification', state)
}

beforeEach(() => {
  setGoalAlerts(false)
  vi.stubGlobal('isSecureContext', true)
})
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
  await soon(() => expect(theSwitch().getAttribute('aria-checked')).toBe('true'))
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(goalAlerts.get()).toBe(true)
})

const isOn = () => theSwitch().getAttribute('aria-checked')
const note = () => screen.getByRole('status')

test('a refusal leaves it off and says at once what is blocked and how to allow it', async () => {
  system('default', 'denied')
  render(<GoalAlertsRow />)
  expect(note().textContent).not.toContain('拦截')
  fireEvent.click(theSwitch())
  expect(await screen.findByText(/^通知被浏览器拦截：请点地址栏/)).toBeTruthy()
  expect(note().className).toContain('refused')
  expect([isOn(), goalAlerts.get()]).toEqual(['false', false])
})

test('where they were blocked before, a tap asks nobody and is answered all the same', async () => {
  system('denied', 'denied')
  render(<GoalAlertsRow />)
  expect(note().textContent).toContain('通知被浏览器拦截')
  expect(note().className).not.toContain('refused')
  fireEvent.click(theSwitch())
  await soon(() => expect(note().className).toContain('refused'))
  expect(requestPermission).not.toHaveBeenCalled()
  expect([isOn(), goalAlerts.get()]).toEqual(['false', false])
})

test('a question that is waved away may be asked again', async () => {
  system('default', 'default')
  render(<GoalAlertsRow />)
  fireEvent.click(theSwitch())
  expect(await screen.findByText(/再点一次开关/)).toBeTruthy()
  fireEvent.click(theSwitch())
  await soon(() => expect(requestPermission).toHaveBeenCalledTimes(2))
})

test('while the browser asks, the words point at its question', async () => {
  system('default', 'granted')
  let answer = (_: NotificationPermission) => {}
  requestPermission.mockImplementation(() => new Promise((done) => (answer = done)))
  render(<GoalAlertsRow />)
  fireEvent.click(theSwitch())
  expect(await screen.findByText(/请在浏览器的询问里选“允许”/)).toBeTruthy()
  expect(isOn()).toBe('false')
  await act(async () => answer('default'))
})

test('who allows it in the settings and comes back finds no warning', async () => {
  system('denied', 'denied')
  render(<GoalAlertsRow />)
  fireEvent.click(theSwitch())
  await soon(() => expect(note().className).toContain('refused'))
  system('granted', 'granted')
  fireEvent.focus(window)
  expect(note().textContent).not.toContain('拦截')
  fireEvent.click(theSwitch())
  await soon(() => expect(isOn()).toBe('true'))
})

test('it is turned off without asking anybody', () => {
  system('granted', 'granted')
  setGoalAlerts(true)
  render(<GoalAlertsRow />)
  fireEvent.click(theSwitch())
  expect(theSwitch().getAttribute('aria-checked')).toBe('false')
  expect(goalAlerts.get()).toBe(false)
})

test('a browser without notifications says so, and the switch stays off', async () => {
  vi.stubGlobal('Notification', undefined)
  render(<GoalAlertsRow />)
  expect(note().textContent).toContain('这个浏览器不支持系统通知')
  fireEvent.click(theSwitch())
  await soon(() => expect(note().className).toContain('refused'))
  expect([isOn(), goalAlerts.get()]).toEqual(['false', false])
})

test('an open line is named as the reason', () => {
  system('denied', 'denied')
  vi.stubGlobal('isSecureContext', false)
  render(<GoalAlertsRow />)
  expect(note().textContent).toContain('https')
})

test('of basketball only the end is told, and the words say so', () => {
  system('default', 'granted')
  const { container } = render(<GoalAlertsRow sport="basketball" />)
  expect(screen.getByRole('switch', { name: '关注比赛完场通知' })).toBeTruthy()
  expect(container.textContent).toContain('完场')
  expect(container.textContent).not.toMatch(/进球|红牌/)
})
