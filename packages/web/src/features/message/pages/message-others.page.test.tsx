import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { message, messagePage } from '@linmen/contract/message/message.schemas.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { soon } from '#test/soon.ts'
import { keepLogin } from '#kit/login-state.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const counts = [
  answer(messageEndpoints.countNew, { count: 0 }),
  answer(messageEndpoints.countCommunity, { comments: 0, likes: 0, follows: 0 }),
]
const listed = answer(messageEndpoints.list, ({ topic }) => ({
  ...sampleOf(messagePage),
  items: [sampleOf(message, { id: 'm', title: topic, content: '正文' })],
  hasNext: false,
}))

beforeEach(() => keepLogin({ token: '1|s', memberId: 'mei' }))

test.each([
  ['MessageActivityPage', 'activity'],
  ['MessageNoticePage', 'notices'],
  ['MessageLetterPage', 'letters'],
  ['MessageOfficialPlanPage', 'officialPlan'],
  ['MessageCommunityPage', 'comment'],
] as const)('%s lists the topic %s', async (page, topic) => {
  const { network } = await showPage(page, {}, [listed, ...counts])
  expect(await screen.findByText(topic)).toBeDefined()
  expect(network.asked(messageEndpoints.list)).toContainEqual({ topic, pageNo: 1 })
})

test('a kind of its own is listed under its name', async () => {
  await showPage('MessageListPage', { kind: 'coupon' }, [listed, ...counts])
  expect(await screen.findByRole('heading', { name: '优惠券' })).toBeDefined()
})

test('without a kind, what one follows is listed', async () => {
  const items = [sampleOf(message, { id: 'm', title: '老周谈球', content: '发布了新方案' })]
  await showPage('MessageListPage', {}, [
    answer(messageEndpoints.listFollowed, { unread: 1, items }),
    ...counts,
  ])
  expect(await screen.findByText('发布了新方案')).toBeDefined()
})

test('R-SEARCH-004 messages are found by a word, and five words are remembered', async () => {
  const items = [
    sampleOf(message, { id: 'a', title: '老周谈球', content: '发布了新方案' }),
    sampleOf(message, { id: 'b', title: 'AC米兰', content: '比赛开始' }),
  ]
  await showPage('MessageListPage', {}, [
    answer(messageEndpoints.listFollowed, { unread: 1, items }),
    ...counts,
  ])
  expect(await screen.findByText('比赛开始')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '搜索消息' }))
  const field = screen.getByRole('searchbox')
  for (const value of ['一', '二', '三', '四', '五', 'ac']) {
    fireEvent.change(field, { target: { value } })
    fireEvent.submit(field)
  }
  expect(screen.getByText('比赛开始')).toBeDefined()
  expect(screen.queryByText('发布了新方案')).toBeNull()
  fireEvent.change(field, { target: { value: '无此' } })
  expect(screen.getByText('没有这样的消息')).toBeDefined()
  fireEvent.change(field, { target: { value: '' } })
  for (const word of ['ac', '五', '四', '三', '二'])
    expect(screen.getByRole('button', { name: word })).toBeDefined()
  expect(screen.queryByRole('button', { name: '一' })).toBeNull()
})

test('new followers are named', async () => {
  const fan = { memberId: 'zhu', nickname: '阿珠', followedAtMs: 0 }
  await showPage('MessageCommunityPage', { kind: 'follow' }, [
    answer(messageEndpoints.listFans, { items: [fan], hasNext: false }),
    answer(userEndpoints.me, { ...sampleOf(userEndpoints.me.output), id: 'mei' }),
    ...counts,
  ])
  expect(await screen.findByText('阿珠')).toBeDefined()
})

test('a switch turns a kind off, and what cannot be turned off has none', async () => {
  const { network } = await showPage('MessageSettingPage', {}, [
    answer(messageEndpoints.settings, {
      list: [
        { kind: 'coupon', open: true, fixed: false },
        { kind: 'order', open: true, fixed: true },
      ],
    }),
    answer(messageEndpoints.changeSetting, {}),
  ])
  fireEvent.click(await screen.findByRole('switch', { name: '接收优惠券' }))
  await soon(() =>
    expect(network.asked(messageEndpoints.changeSetting)).toEqual([
      { kind: 'coupon', open: false },
    ]),
  )
  expect(screen.getAllByRole('switch')).toHaveLength(1)
  expect(screen.getByText('始终接收')).toBeDefined()
})
