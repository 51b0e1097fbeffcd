import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdBack, useBackCloses } from './hold.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace, followAddress } from '#kit/place.ts'

/** A browser's history: moves arrive later, and only then tell about themselves. */
function fakeHistory() {
  const real = history
  let entries: { state: unknown; url: string }[] = [{ state: null, url: '#/tabs/home' }]
  let at = 0
  const show = () => real.replaceState(entries[at]?.state, '', entries[at]?.url)
  const put = (state: unknown, url: string | undefined) => {
    entries[at] = { state, url: url ?? entries[at - 1]?.url ?? '' }
    show()
  }
  const go = (delta: number) =>
    void setTimeout(() => {
      if (at + delta < 0 || at + delta >= entries.length) return
      at += delta
      show()
      dispatchEvent(new PopStateEvent('popstate', { state: entries[at]?.state }))
    }, 5)
  show()
  return {
    get state() {
      return entries[at]?.state ?? null
    },
    scrollRestoration: 'auto',
    pushState(state: unknown, _: string, url?: string) {
      entries = entries.slice(0, ++at)
      put(state, url)
    },
    replaceState: (state: unknown, _: string, url?: string) => put(state, url ?? entries[at]?.url),
    go,
    back: () => go(-1),
    forward: () => go(1),
    trail: () => [...entries.slice(0, at).map(({ url }) => url), `>${entries[at]?.url}`],
  }
}

let browser: ReturnType<typeof fakeHistory>
let stop = () => {}
const rest = () => vi.runAllTimers()
const back = () => {
  browser.back()
  rest()
}
/** A dialog that closes the way the app's do. */
const open = (onClose = vi.fn()) => {
  const close = holdBack(() => {
    onClose()
    close()
  })
  return { close, onClose }
}

beforeEach(() => {
  vi.useFakeTimers()
  browser = fakeHistory()
  vi.stubGlobal('history', browser)
  stop = followAddress()
  rest()
})
afterEach(() => {
  rest()
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('"back" closes what is open and stays on the page', () => {
  navigation.go('/plan-detail/1')
  const before = currentPlace()
  const { onClose } = open()
  rest()
  back()
  expect(onClose).toHaveBeenCalledOnce()
  expect(currentPlace()).toEqual(before)
  expect(browser.trail()).toEqual(['#/tabs/home', '>#/plan-detail/1'])
})

test('what opens while an entry is being given up stays open', () => {
  const first = open()
  rest()
  first.close()
  vi.advanceTimersByTime(1)
  const second = open()
  rest()
  expect(second.onClose).not.toHaveBeenCalled()
  expect(browser.trail()).toEqual(['#/tabs/home', '>#/tabs/home'])
  back()
  expect(second.onClose).toHaveBeenCalledOnce()
})

test('what is closed by hand gives its entry up', () => {
  const { close, onClose } = open()
  rest()
  expect(browser.trail()).toEqual(['#/tabs/home', '>#/tabs/home'])
  close()
  rest()
  expect(browser.trail()).toEqual(['>#/tabs/home'])
  expect(onClose).not.toHaveBeenCalled()
})

test('of several the top one closes first', () => {
  const first = open()
  rest()
  const second = open()
  rest()
  back()
  expect([first, second].map(({ onClose }) => onClose.mock.calls.length)).toEqual([0, 1])
  back()
  expect(first.onClose).toHaveBeenCalledOnce()
  expect(browser.trail()).toEqual(['>#/tabs/home'])
})

test('one dialog after another needs one entry', () => {
  const first = open()
  rest()
  first.close()
  const second = open()
  rest()
  expect(browser.trail()).toHaveLength(2)
  back()
  expect(second.onClose).toHaveBeenCalledOnce()
})

test('a page opened from a dialog is one step above the page below', () => {
  const { close } = open()
  rest()
  navigation.go('/plan-detail/1')
  close()
  rest()
  expect(browser.trail()).toEqual(['#/tabs/home', '>#/plan-detail/1'])
  back()
  expect(currentPlace().path).toBe('/tabs/home')
})

test('a page opened while the entry is being given up still opens', () => {
  const { close } = open()
  rest()
  close()
  vi.advanceTimersByTime(1)
  navigation.go('/plan-detail/1')
  rest()
  expect(browser.trail()).toEqual(['#/tabs/home', '>#/plan-detail/1'])
})

test('from two dialogs deep, "back" still finds the page and tabs still find the bottom', () => {
  const dialogs = [open(), open()]
  rest()
  navigation.go('/plan-detail/1')
  dialogs.forEach(({ close }) => close())
  rest()
  back()
  expect(browser.trail()).toEqual(['>#/tabs/home'])
  browser.forward()
  rest()
  expect(browser.trail()).toEqual(['>#/tabs/home'])
})

test('a tab opened from a dialog is the bottom of the stack', () => {
  navigation.go('/plan-detail/1')
  const { close } = open()
  rest()
  navigation.go('/tabs/match')
  close()
  rest()
  expect(currentPlace()).toMatchObject({ path: '/tabs/match', depth: 0 })
  expect(browser.trail()).toEqual(['>#/tabs/match'])
})

test('a tab opened from deeper than the browser remembers opens where the person is', () => {
  navigation.go('/plan-detail/1')
  browser.replaceState({ ...(browser.state as object), below: 60 }, '')
  navigation.go('/tabs/match?tab=followed')
  rest()
  expect(currentPlace()).toMatchObject({ path: '/tabs/match', query: { tab: 'followed' } })
  navigation.go('/plan-detail/2')
  rest()
  expect(currentPlace().path).toBe('/plan-detail/2')
})

test('a page replaced from a dialog takes the place of the page, not of the dialog', () => {
  navigation.go('/plan-detail/1')
  const { close } = open()
  rest()
  navigation.go('/plan/pay-ok', { replace: true })
  close()
  rest()
  expect(browser.trail()).toEqual(['#/tabs/home', '>#/plan/pay-ok'])
})

test('leaving a page from its dialog leaves both', () => {
  navigation.go('/plan-detail/1')
  const { close } = open()
  rest()
  navigation.back()
  close()
  rest()
  expect(browser.trail()).toEqual(['>#/tabs/home'])
})

test('a panel is there again after a page opened from it, and "back" then closes it', () => {
  const close = vi.fn()
  const panel = renderHook(({ shown }) => useBackCloses(shown, close), {
    initialProps: { shown: true },
  })
  rest()
  navigation.go('/plan-detail/1')
  panel.rerender({ shown: false })
  rest()
  browser.back()
  vi.advanceTimersByTime(6)
  panel.rerender({ shown: true })
  rest()
  expect(browser.trail()).toEqual(['#/tabs/home', '>#/tabs/home'])
  back()
  expect(close).toHaveBeenCalledOnce()
  panel.unmount()
})
