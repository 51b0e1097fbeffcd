import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#kit/notices.ts'
import { askAfterRedeploy, isMissingChunk, watchScripts } from './script-failure.ts'

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  'Failed to fetch dynamically imported module: http://x/a.js',
  'Importing a module script failed.',
  'error loading dynamically imported module',
  'Unable to preload CSS for /assets/a.css',
])('R-NAV-015 R-APPSTART-007 "%s" means the site was redeployed', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true)
})

test('any other failure does not', () => {
  expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false)
  expect(isMissingChunk('Failed to fetch dynamically imported module')).toBe(false)
})

test('R-ERROR-008 the question is asked once, with its two buttons', async () => {
  const asked = vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  const stop = watchScripts()
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await askAfterRedeploy()
  expect(asked).toHaveBeenCalledExactlyOnceWith('网站已更新,请刷新页面', {
    yes: '立即刷新',
    no: '稍后手动刷新',
  })
  stop()
})

test('when even the dialog is missing, the browser asks', async () => {
  vi.spyOn(notices, 'confirm').mockRejectedValue(new TypeError('missing'))
  const native = vi.fn(() => false)
  vi.stubGlobal('confirm', native)
  await askAfterRedeploy()
  expect(native).toHaveBeenCalledWith('网站已更新,请刷新页面')
})

test('without a network nobody is told of a redeployment', async () => {
  const asked = vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await askAfterRedeploy()
  expect(asked).not.toHaveBeenCalled()
})

test('a failed preload is left to fail, so that no empty module is handed out', () => {
  vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  const stop = watchScripts()
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  stop()
})
