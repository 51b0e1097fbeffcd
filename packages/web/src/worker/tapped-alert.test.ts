import { expect, test, vi } from 'vitest'
import { openAddress } from './tapped-alert.ts'

const tapped = (data: unknown) => ({ notification: { data, close: vi.fn() } })
const view = (visibilityState: string) => ({
  visibilityState,
  focus: vi.fn(async () => {}),
  postMessage: vi.fn(),
})
const windows = (...open: ReturnType<typeof view>[]) => ({
  matchAll: async () => open,
  openWindow: vi.fn(async () => {}),
})
const address = '/match-detail/ft?matchId=7'

test('a tap leads to the match in the window that is seen', async () => {
  const [hidden, shown] = [view('hidden'), view('visible')]
  const event = tapped({ address })
  await openAddress(event, windows(hidden, shown))
  expect(event.notification.close).toHaveBeenCalled()
  expect(shown.postMessage).toHaveBeenCalledWith({ goTo: address })
  expect(hidden.focus).not.toHaveBeenCalled()
})

test('without a window one is opened', async () => {
  const none = windows()
  await openAddress(tapped({ address }), none)
  expect(none.openWindow).toHaveBeenCalledWith(`/#${address}`)
})

test.each([[null], [{}], [{ address: 'https://other.example' }], [{ address: '//other' }]])(
  '%o leads nowhere',
  async (data) => {
    const none = windows()
    await openAddress(tapped(data), none)
    expect(none.openWindow).not.toHaveBeenCalled()
  },
)
