import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

let asked: string[]
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

/** A browser without the clipboard interface, which says this when it is asked to copy. */
const says = (done: boolean) =>
  Object.assign(document, {
    execCommand: () => {
      asked.push((document.querySelector('textarea') as HTMLTextAreaElement).value)
      return done
    },
  })

const settledAfter = async (ms: number, copied: Promise<boolean>) => {
  let settled = false
  void copied.then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(ms)
  return settled
}

test('R-UI-006 whether a copy by hand worked is looked at after 50 ms', async () => {
  says(true)
  const copied = copyText('https://example.org/')
  expect(await settledAfter(49, copied)).toBe(false)
  expect(document.querySelector('textarea')).not.toBeNull()
  expect(await settledAfter(1, copied)).toBe(true)
  expect(await copied).toBe(true)
  expect(asked).toEqual(['https://example.org/'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('R-UI-006 an app that copies late has copied, one that never does has not', async () => {
  says(false)
  const late = copyText('x')
  await vi.advanceTimersByTimeAsync(30)
  document.dispatchEvent(new Event('copy'))
  await vi.advanceTimersByTimeAsync(20)
  expect(await late).toBe(true)
  const never = copyText('x')
  await vi.advanceTimersByTimeAsync(50)
  expect(await never).toBe(false)
})
