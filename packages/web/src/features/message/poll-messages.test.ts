import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { unreadMessages } from '#kit/unread-messages.ts'
import { answer, answerWith } from '#test/answers.ts'
import { pollMessages } from './poll-messages.ts'

const counts = [
  answer(messageEndpoints.countNew, { count: 2 }),
  answer(messageEndpoints.countCommunity, { comments: 1, likes: 0, follows: 0 }),
]

const wire = vi.hoisted(() => ({ opened: () => {} }))
vi.mock('#kit/live.ts', async (original) => ({
  ...(await original<object>()),
  followTopic: (_topic: object, ears: { snapshot: () => void }) => {
    wire.opened = ears.snapshot
    return () => {}
  },
}))

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  stop()
  forgetLogin()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asked = (network: ReturnType<typeof answerWith>) =>
  network.asked(messageEndpoints.countNew).length

test('R-MESSAGE-005 the poll asks at once and every 60 s, from login to logout', async () => {
  const network = answerWith(counts)
  stop = pollMessages(createQueryClient())
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked(network)).toBe(0)
  keepLogin({ token: '1|s' })
  await vi.advanceTimersByTimeAsync(300)
  expect([asked(network), unreadMessages.get()]).toEqual([1, 3])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked(network)).toBe(2)
  forgetLogin()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([asked(network), unreadMessages.get()]).toEqual([2, 0])
})

test('R-MESSAGE-012 each module is asked for with the moment it was last looked at', async () => {
  const network = answerWith(counts)
  keepLogin({ token: '1|s' })
  stop = pollMessages(createQueryClient())
  await vi.advanceTimersByTimeAsync(300)
  const [first] = network.asked(messageEndpoints.countNew)
  expect(first!.modules.map(({ module }) => module)).toEqual([
    'activity',
    'systems',
    'notices',
    'letters',
  ])
})

test('what came before the line was open is told by the count, and a page that shows it asks again', async () => {
  let count = 2
  answerWith([
    answer(messageEndpoints.countNew, () => ({ count })),
    answer(messageEndpoints.countCommunity, { comments: 0, likes: 0, follows: 0 }),
  ])
  keepLogin({ token: '1|s', memberId: 'm1' })
  const client = createQueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  stop = pollMessages(client)
  await vi.advanceTimersByTimeAsync(300)
  wire.opened()
  await vi.advanceTimersByTimeAsync(0)
  expect(stale).not.toHaveBeenCalled()
  count = 3
  wire.opened()
  await vi.advanceTimersByTimeAsync(0)
  const { predicate } = stale.mock.calls[0]![0]!
  const isStale = (about: string) => predicate!({ meta: { about: [about] } } as never)
  expect(['wallet', 'coupons', 'vip', 'matches'].map(isStale)).toEqual([true, true, true, false])
})
