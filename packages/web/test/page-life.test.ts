import { expect, test, vi } from 'vitest'
import { closePage, openPage } from './page-life.ts'

test('a closed page has ended what it began and begins nothing more', async () => {
  const happened = vi.fn()
  setTimeout(() => happened('timer'))
  setInterval(() => happened('interval'))
  requestAnimationFrame(() => happened('frame'))
  const imported = import('./timers.ts').then(async ({ Timers }) => {
    setTimeout(() => happened('timer after an import'))
    await import('./a-football-match.ts')
    return new Timers()
  })
  await closePage()
  expect(await Promise.race([imported, Promise.resolve('under way')])).toMatchObject({ atMs: 0 })
  // A turn of the real clock, in which everything above would have come.
  await vi.dynamicImportSettled()
  expect(happened).not.toHaveBeenCalled()
  openPage()
})

test('there is no network', async () => {
  await expect(fetch('/api/app/const/config')).rejects.toThrow('no network in tests')
  expect(new WebSocket('ws://localhost/live').readyState).toBe(WebSocket.CONNECTING)
})

test('a followed link and a saved picture leave the window where it is', async () => {
  const at = location.href
  for (const href of ['blob:nodedata:1', 'https://elsewhere.test/', 'about:blank']) {
    const link = Object.assign(document.createElement('a'), { href, download: '' })
    document.body.append(link)
    link.click()
  }
  await vi.dynamicImportSettled()
  expect(location.href).toBe(at)
  expect(location.origin).toBe('http://localhost:3000')
})
