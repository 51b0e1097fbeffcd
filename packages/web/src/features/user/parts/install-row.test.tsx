import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { installOffer, keepInstallOffer } from '#kit/device/install.ts'
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
  await soon(() => expect(event.prompt).toHaveBeenCalledOnce())
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['microblog', false],
  ['shopping', false],
  ['shopping-mini', false],
  ['sports', false],
  ['weather', false],
  ['native', false],
  ['bare-mini', false],
  ['browser', true],
  ['messaging', true],
])('R-HOST-001 the %s host shows the way to the download: %s', (host, shown) => {
  sessionStorage.setItem('linmen.host', host)
  lookAgain()
  installOffer.set(offered())
  render(<InstallRow />)
  expect(screen.queryByRole('button', { name: /放到桌面/ }) !== null).toBe(shown)
})

test('a host that shows no downloads shows no such entry either', () => {
  history.replaceState(null, '', '/?from=weather')
  sessionStorage.setItem('linmen.host', 'weather')
  lookAgain()
  installOffer.set(offered())
  const { container } = render(<InstallRow />)
  expect(container.textContent).toBe('')
})
