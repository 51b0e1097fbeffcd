import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { message, messagePage, type Message } from '@linmen/contract/message/message.schemas.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { serverNowMs } from '#kit/clock.ts'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { answer, outage, waiting, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const told = (rest: Partial<Message>): Message =>
  sampleOf(message, { kind: 'order', createdAtMs: serverNowMs(), ...rest })
const bought = told({
  id: 'm1',
  title: '已购买方案',
  content: '国际米兰 vs 马德里竞技，支付 38 金币',
  link: { family: 'response-go', code: 3, subject: 'p1' },
})
const refunded = told({
  id: 'm2',
  title: '已全额退回',
  content: '38 金币已退回',
  isRead: true,
  link: { family: 'response-go', code: 3, subject: 'p2' },
})
const listed = (items: readonly Message[], hasNext = false) =>
  answer(messageEndpoints.list, { ...sampleOf(messagePage), items: [...items], hasNext })

const show = (...answers: readonly Answer[]) =>
  showPage('MessageSystemPage', {}, [
    listed([bought, refunded]),
    answer(messageEndpoints.markRead, {}),
    answer(messageEndpoints.remove, { removed: 1 }),
    answer(messageEndpoints.countNew, { count: 0 }),
    answer(messageEndpoints.countCommunity, { comments: 0, likes: 0, follows: 0 }),
    ...answers,
  ])

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  keepLogin({ token: '1|s', memberId: 'mei' })
  // A login empties the cache a moment later.
  await vi.advanceTimersByTimeAsync(300)
  vi.spyOn(notices, 'toast').mockReturnValue()
  vi.spyOn(notices, 'confirm').mockResolvedValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const row = (name: RegExp) => screen.findByRole('button', { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a tap reads a message and follows its link', async () => {
  const { network } = await show()
  fireEvent.click(await row(/已购买方案/))
  await soon(() => expect(currentPlace().path).toBe('/plan-detail/p1'))
  expect(network.asked(messageEndpoints.markRead)).toEqual([{ ids: ['m1'], all: false }])
})

test('what is read says so by its weight, what is not by a word too', async () => {
  await show()
  expect(within(await row(/已购买方案/)).getByText('未读')).toBeDefined()
  expect(within(await row(/已全额退回/)).queryByText('未读')).toBeNull()
})

test('what is read and leads nowhere is no control', async () => {
  await show(listed([told({ id: 'm3', title: '公告', content: '正文', isRead: true })]))
  expect((await screen.findByText('公告')).closest('button')).toBeNull()
})

test('R-MESSAGE-010 deleting nothing asks for a choice for 800 ms', async () => {
  const { network } = await show()
  fireEvent.click(await row(/^管理$/))
  fireEvent.click(await row(/^删除$/))
  expect(notices.toast).toHaveBeenCalledWith('请选择需要删除的选项！', 800)
  expect(network.asked(messageEndpoints.remove)).toEqual([])
})

test('R-MESSAGE-011 deleting asks first and then removes what was chosen', async () => {
  const { network } = await show()
  fireEvent.click(await row(/^管理$/))
  fireEvent.click(await row(/已全额退回/))
  vi.mocked(notices.confirm).mockResolvedValueOnce(false)
  fireEvent.click(await row(/^删除 1 条$/))
  await soon(() =>
    expect(notices.confirm).toHaveBeenCalledWith('确认删除消息吗?', { yes: '删除', no: '取消' }),
  )
  expect(network.asked(messageEndpoints.remove)).toEqual([])
  network.now(listed([bought]))
  fireEvent.click(await row(/^删除 1 条$/))
  await soon(() => expect(network.asked(messageEndpoints.remove)).toEqual([{ ids: ['m2'] }]))
  await soon(() => expect(screen.queryByText('已全额退回')).toBeNull())
})

test('all can be chosen at once', async () => {
  await show()
  fireEvent.click(await row(/^管理$/))
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(await row(/^删除 2 条$/)).toBeDefined()
})

test('R-MESSAGE-007 an empty list is called empty after 800 ms', async () => {
  const { network } = await show(listed([]))
  await soon(() => expect(network.asked(messageEndpoints.list)).toHaveLength(1))
  await pass(700)
  expect(screen.queryByText('没有系统通知')).toBeNull()
  await pass(200)
  expect(screen.getByText('没有系统通知')).toBeDefined()
})

test('R-MESSAGE-008 the loading indicator lasts 2000 ms', async () => {
  await show(waiting(messageEndpoints.list))
  expect(screen.getByRole('status', { name: '加载中' })).toBeDefined()
  await pass(2100)
  expect(screen.queryByRole('status', { name: '加载中' })).toBeNull()
  expect(screen.getByText('还在读取，请稍候')).toBeDefined()
})

test('R-MESSAGE-006 a page that cannot be read is told for 1500 ms, then the list is at its end', async () => {
  let observer: IntersectionObserverCallback = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        observer = seen
      }
      observe() {}
      disconnect() {}
    },
  )
  const { network } = await show(listed([bought], true))
  await row(/已购买方案/)
  network.now(outage(messageEndpoints.list))
  act(() => observer([{ isIntersecting: true } as never], {} as never))
  await soon(() => expect(notices.toast).toHaveBeenCalledWith('网络异常，请稍后再试!', 1500))
  expect(screen.queryByText('没有更多了')).toBeNull()
  await pass(1600)
  expect(screen.getByText('没有更多了')).toBeDefined()
})

test('R-MESSAGE-006 a list that cannot be read at all can be asked for again', async () => {
  const { network } = await show(outage(messageEndpoints.list))
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常，请稍后再试!')
  network.now(listed([refunded]))
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await row(/已全额退回/)).toBeDefined()
})
