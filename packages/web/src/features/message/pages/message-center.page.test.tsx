import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { message, type Message } from '@linmen/contract/message/message.schemas.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { serverNowMs } from '#kit/clock.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { lookAgain } from '#kit/host.ts'
import { keepLogin } from '#kit/login-state.ts'
import { inTab } from '#kit/storage.ts'
import { answer, outage, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const told = (rest: Partial<Message>): Message =>
  sampleOf(message, { kind: 'order', createdAtMs: serverNowMs(), ...rest })
const order = { unread: 2, last: told({ id: 'a', content: '支付 38 金币' }) }
const letter = { unread: 0, last: told({ id: 'b', kind: 'letter', title: '客服', isRead: true }) }
const like = { unread: 1, last: told({ id: 'c', kind: 'like', level: 0 }) }
const waits = (unread: number, boxes: object[], announced: string[] = []) =>
  answer(messageEndpoints.countUnread, { unread, boxes: boxes as never, announced })

const show = (...answers: readonly Answer[]) =>
  showPage('MessageCenterPage', {}, [
    waits(3, [order, letter, like]),
    answer(messageEndpoints.countCommunity, { comments: 12, likes: 0, follows: 3 }),
    answer(messageEndpoints.countNew, { count: 0 }),
    answer(messageEndpoints.markRead, {}),
    answer(messageEndpoints.receive, {}),
    ...answers,
  ])

beforeEach(() => keepLogin({ token: '1|s', memberId: 'mei' }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('the newest of each kind leads to the others; the community stands above as counters', async () => {
  await show()
  const orders = await screen.findByRole('link', { name: /订单与退款，2 条未读/ })
  expect(orders.getAttribute('href')).toBe('#/message/message?type=9')
  expect(screen.getByRole('link', { name: /客服/ }).getAttribute('href')).toBe('#/message/letter')
  expect(screen.getByRole('link', { name: '评论，12 条新的' })).toBeDefined()
  expect(screen.getByRole('link', { name: '赞' }).getAttribute('href')).toBe(
    '#/message/community?type=7',
  )
})

test('R-HOST-004 inside the sports app nothing is said of plans', async () => {
  inTab.write(identityKeys.host, 'sports')
  lookAgain()
  const plan = { unread: 1, last: told({ id: 'p', kind: 'officialPlan', content: '今日方案' }) }
  await show(waits(3, [order, plan]))
  expect(await screen.findByRole('link', { name: /订单与退款/ })).toBeDefined()
  expect(screen.queryByText(/方案/)).toBeNull()
  inTab.drop(identityKeys.host)
  lookAgain()
})

test('R-MESSAGE-002 who never looked has looked now', async () => {
  const before = serverNowMs()
  const { network } = await show()
  await screen.findByRole('link', { name: /订单与退款/ })
  const [asked] = network.asked(messageEndpoints.countCommunity)
  for (const since of [asked!.commentsSince, asked!.likesSince, asked!.followsSince])
    expect(since).toBeGreaterThanOrEqual(before)
})

const keptTimes = () => {
  const kept = JSON.parse(localStorage.getItem('linmen.message-times.mei') ?? '{}') as {
    modules?: Record<string, number>
  }
  return kept.modules ?? {}
}

test.each([
  [
    'R-MESSAGE-003 R-MESSAGE-004 old keys go, and three are too few',
    { 0: 1, 3: 1, 8: 1, 14: 5, 15: 5, 16: 5 },
    true,
  ],
  ['R-MESSAGE-004 four stay as they are', { 14: 5, 15: 5, 16: 5, 17: 5 }, false],
])('%s', async (_rule, modules, begunAnew) => {
  const before = serverNowMs()
  localStorage.setItem('linmen.message-times.mei', JSON.stringify({ modules }))
  await show()
  await screen.findByRole('link', { name: /订单与退款/ })
  const times = keptTimes()
  expect(Object.keys(times)).toEqual(['14', '15', '16', '17'])
  for (const ms of Object.values(times)) expect(ms >= before).toBe(begunAnew)
})

test('everything can be read at once', async () => {
  const { network } = await show()
  fireEvent.click(await screen.findByRole('button', { name: '清未读' }))
  await soon(() =>
    expect(network.asked(messageEndpoints.markRead)).toEqual([{ ids: [], all: true }]),
  )
})

test('announcements are taken in once each', async () => {
  const { network } = await show(waits(0, [], ['n1', 'n2']))
  await soon(() =>
    expect(network.asked(messageEndpoints.receive)).toEqual([{ id: 'n1' }, { id: 'n2' }]),
  )
})

test('R-MESSAGE-005 the centre asks again after 60 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { network } = await show()
  await soon(() => expect(network.asked(messageEndpoints.countUnread)).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await soon(() => expect(network.asked(messageEndpoints.countUnread).length).toBeGreaterThan(1))
})

test('nothing told yet, and nothing that can be read, are said', async () => {
  await show(waits(0, []))
  expect(await screen.findByRole('heading', { name: '还没有消息' })).toBeDefined()
})

test('a centre that cannot be read says so', async () => {
  await show(outage(messageEndpoints.countUnread))
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常,请稍后再试')
})
