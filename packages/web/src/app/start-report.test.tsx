import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { answer, outage, type Answer } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'
import { start } from './start.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const taken = answer(statsEndpoints.reportStart, {})

/** How often the start is reported while the app is opened and its first page has come to rest. */
async function reportsOf(replied: Answer): Promise<number> {
  vi.useFakeTimers()
  const { network, container, unmount } = await showPage('AboutUsPage', {}, [replied])
  start()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(container.textContent).toContain('临门')
  unmount()
  return network.sent().filter(({ url }) => url.pathname === statsEndpoints.reportStart.path).length
}

test('R-APPSTART-001 the start is reported once a visit, by devices with a name', async () => {
  expect(await reportsOf(taken)).toBe(0)
  onDevice.write(storageKeys.deviceId, 'd1')
  expect(await reportsOf(taken)).toBe(1)
  expect(await reportsOf(taken)).toBe(0)
  sessionStorage.clear()
  expect(await reportsOf(taken)).toBe(1)
})

test('R-APPSTART-006 a start that cannot be reported is tried again and nobody is told', async () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onDevice.write(storageKeys.deviceId, 'd1')
  expect(await reportsOf(outage(statsEndpoints.reportStart))).toBe(1)
  expect(document.querySelector('[role="alert"], dialog')).toBeNull()
  expect(noted).toHaveBeenCalledWith('the start was not reported')
  expect(await reportsOf(taken)).toBe(1)
  expect(await reportsOf(taken)).toBe(0)
})
