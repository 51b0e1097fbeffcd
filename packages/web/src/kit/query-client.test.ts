import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Outage } from './failure.ts'
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
