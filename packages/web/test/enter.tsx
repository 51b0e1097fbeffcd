import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { pathRedirects } from '@linmen/contract/screens/redirects.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { followAddress } from '#kit/place.ts'
import { completeTable } from '#kit/address/screen-table.ts'
import { inTab } from '#kit/storage.ts'

// The file that enters mocks `#app/load-page.ts`: each page is its name.

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  completeTable({ screens: openScreens, redirects: pathRedirects })
})
afterEach(() => {
  cleanup()
  forgetLogin()
  sessionStorage.clear()
  localStorage.clear()
  lookAgain()
  vi.unstubAllGlobals()
})

/** Opens an address inside an app and waits for the page somebody ends at. */
export async function enter(address: string, { host = 'browser', as = 'visitor' } = {}) {
  inTab.write(identityKeys.host, host)
  lookAgain()
  if (as === 'member') keepLogin({ token: '1|s' })
  history.replaceState({ key: address, depth: 0 }, '', `#${address}`)
  followAddress()
  await showShell()
  return (name: string) => screen.findByText(name)
}

/** The app around whatever the address says. */
export async function showShell(): Promise<void> {
  const { Shell } = await import('#app/shell.tsx')
  render(<Shell />)
}

/** The words below the page, from left to right. */
export const tabs = () =>
  within(document.querySelector<HTMLElement>('[data-tab-bar]')!)
    .getAllByRole('link')
    .map((link) => link.textContent)
