import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Outage } from './failure.ts'
import { forgetLogin, keepLogin, SETTLE_MS } from './login-state.ts'
import { createQueryClient } from './query-client.ts'

// What is done about a failure is fetched when it is needed.
beforeAll(() => import('#kit/policy/react-to.ts'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([
  ['that went away', true],
  ['that was not there at the start', false],
])('what failed is asked for again when the network %s is back', async (_name, atStart) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(atStart)
  const client = createQueryClient()
  client.mount()
  network.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  let works = false
  const queryFn = async () => {
    if (!works) throw new Outage('unreachable')
    return 'score'
  }
  const observer = new QueryObserver(client, { queryKey: ['match'], queryFn })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(observer.getCurrentResult().status).toBe('error')
  works = true
  network.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().data).toBe('score')
  leave()
  client.unmount()
})

test('a login throws away what was asked for before it, and nothing that was asked for since', async () => {
  const client = createQueryClient()
  const asked: string[] = []
  const look = (name: string) => {
    const queryFn = async () => {
      asked.push(name)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return name
    }
    return new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => {})
  }
  const leave = [look('long before')]
  await vi.advanceTimersByTimeAsync(500)
  // Still under way when somebody signs in: its answer is for the visitor.
  leave.push(look('just before'))
  await vi.advanceTimersByTimeAsync(50)
  keepLogin({ token: 'of the member' })
  await vi.advanceTimersByTimeAsync(1)
  leave.push(look('since'))
  await vi.advanceTimersByTimeAsync(SETTLE_MS)
  expect(asked.slice(3)).toEqual(['long before', 'just before'])
  leave.forEach((end) => end())
  forgetLogin()
  await vi.advanceTimersByTimeAsync(SETTLE_MS)
})
