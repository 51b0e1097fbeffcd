import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { installOffer, keepInstallOffer } from '#kit/install.ts'
import { lookAgain } from '#kit/host.ts'
import { InstallRow } from './install-row.tsx'

afterEach(() => {
  installOffer.set(null)
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  lookAgain()
})

const offered = (prompt = vi.fn(async () => {})) =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })

test('nothing is offered that the browser does not offer', () => {
  const { container } = render(<InstallRow />)
  expect(container.textContent).toBe('')
})

test('an offer of the browser is kept for a tap, and taken up once', async () => {
  keepInstallOffer()
  const event = offered()
  render(<InstallRow />)
  act(() => void dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /把临门放到桌面/ }))
  await vi.waitFor(() => expect(event.prompt).toHaveBeenCalledOnce())
  expect(screen.queryByRole('button')).toBeNull()
})

test('a host that shows no downloads shows no such entry either', () => {
  history.replaceState(null, '', '/?from=weather')
  sessionStorage.setItem('linmen.host', 'weather')
  lookAgain()
  installOffer.set(offered())
  const { container } = render(<InstallRow />)
  expect(container.textContent).toBe('')
})
