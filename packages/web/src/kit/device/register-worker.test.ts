import { afterEach, expect, test, vi } from 'vitest'
import { navigation } from '#kit/navigation.ts'
import { followTap, registerWorker } from './register-worker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A browser whose policy takes no plain address of a script. */
function browser(waiting: { postMessage(message: string): void } | null = null) {
  const register = vi.fn(async () => ({ waiting }))
  const serviceWorker = { register, addEventListener: vi.fn() }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker }))
  return register
}

test('in development nothing is registered', async () => {
  const register = browser()
  await registerWorker()
  expect(register).not.toHaveBeenCalled()
})

test('the worker rules the whole site, and one that waits takes over with a page as new as itself', async () => {
  vi.stubEnv('PROD', true)
  const postMessage = vi.fn()
  const register = browser({ postMessage })
  await registerWorker()
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' })
  expect(postMessage).toHaveBeenCalledWith('take over')
})

test('the address passes the policy of trusted types', async () => {
  vi.stubEnv('PROD', true)
  const register = browser()
  const createPolicy = vi.fn(() => ({ createScriptURL: (address: string) => `trusted ${address}` }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  await registerWorker()
  expect(register).toHaveBeenCalledWith('trusted /sw.js', expect.anything())
})

test('a tapped notification leads to a place in the app and nowhere else', () => {
  const went = vi.spyOn(navigation, 'go').mockImplementation(() => {})
  followTap({ goTo: '/match-detail/ft?matchId=7' })
  for (const other of [null, {}, { goTo: 'https://other.example' }, { goTo: '//other.example' }])
    followTap(other)
  expect(went.mock.calls).toEqual([['/match-detail/ft?matchId=7']])
})
