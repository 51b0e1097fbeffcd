import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigation } from '#kit/navigation.ts'
import { followLinks } from './links.ts'

const went = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.spyOn(navigation, 'go').mockImplementation(went)
  document.body.innerHTML =
    '<a id="a" href="#/a">a</a><a id="b" href="#/b">b</a><a id="x" href="/x">x</a>'
  stop = followLinks()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  went.mockReset()
})

/** Whether the browser was kept from following the link itself. */
function tap(id: string, atMs: number, how: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  Object.defineProperty(click, 'timeStamp', { value: atMs })
  return !document.getElementById(id)!.dispatchEvent(click)
}

test('R-UI-005 a tap within 300 ms of the last one, under the same finger, belongs to it', () => {
  expect([tap('a', 0), tap('b', 299), tap('b', 300)]).toEqual([true, true, true])
  expect(went.mock.calls).toEqual([['/a'], ['/b']])
})

test('quick taps on two places are two taps', () => {
  tap('a', 0, { clientX: 40 })
  tap('b', 120, { clientX: 190 })
  expect(went.mock.calls).toEqual([['/a'], ['/b']])
})

test('a new window and other places are left to the browser', () => {
  document.getElementById('x')!.addEventListener('click', (event) => event.preventDefault(), {
    once: true,
  })
  tap('a', 0, { ctrlKey: true })
  tap('x', 0)
  expect(went).not.toHaveBeenCalled()
})
