import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import {
  comment,
  memberStanding,
  post,
  topicDetail,
} from '@linmen/contract/community/community.schemas.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { answer, refusal } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const HOSTILE = '<script>alert(1)</script>'
const one = sampleOf(post, { id: 'p1', text: HOSTILE, likes: 4, state: 'shown' })
const said = sampleOf(comment, { id: 'c1', text: '同意', state: 'shown' })
const standing = sampleOf(memberStanding, { mayWrite: true })
const answers = [
  answer(communityEndpoints.lookPost, one),
  answer(communityEndpoints.listComments, { items: [said], hasNext: false }),
  answer(communityEndpoints.memberState, standing),
  answer(communityEndpoints.like, { likes: 5 }),
  answer(communityEndpoints.report, {}),
  answer(writingEndpoints.writeComment, { id: 'c2', waiting: true }),
]

beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'toast').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('R-COMMUNITY-002 a post is read as text, liked, reported with a reason and answered', async () => {
  const { network, container } = await showPage('PostPage', { id: 'p1' }, answers)
  expect(await screen.findByText(HOSTILE)).toBeDefined()
  expect(container.querySelector('script')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '赞 4' }))
  expect(await screen.findByRole('button', { name: '赞 5', pressed: true })).toBeDefined()
  fireEvent.click(screen.getAllByRole('button', { name: '举报' })[0]!)
  const sheet = await screen.findByRole('dialog', { hidden: true })
  fireEvent.click(within(sheet).getByRole('button', { name: '提交', hidden: true }))
  await waitFor(() =>
    expect(network.asked(communityEndpoints.report)).toEqual([{ postId: 'p1', reason: 'abuse' }]),
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '我也这么看' } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(notices.toast).toHaveBeenCalledWith('已提交，审核通过后显示'))
  expect(network.asked(writingEndpoints.writeComment)).toEqual([
    { postId: 'p1', text: '我也这么看' },
  ])
})

test('a topic shows its posts, and who may not write is told before typing', async () => {
  const topic = sampleOf(topicDetail, { id: 't1', name: '看台热议', posts: 1, people: 2 })
  await showPage('TopicPage', { id: 't1' }, [
    answer(communityEndpoints.lookTopic, topic),
    answer(communityEndpoints.listPosts, { items: [one], hasNext: false }),
    answer(communityEndpoints.memberState, { ...standing, mayWrite: false, banned: true }),
  ])
  expect(await screen.findByRole('heading', { name: '看台热议' })).toBeDefined()
  expect(await screen.findByText(HOSTILE)).toBeDefined()
  expect(await screen.findByText(/已被移出社区/)).toBeDefined()
})

test('a post that is gone says so', async () => {
  await showPage('PostPage', { id: 'x' }, [
    refusal(communityEndpoints.lookPost, 'sns.no_post', { text: '内容不存在或已删除' }),
  ])
  expect((await screen.findByRole('alert')).textContent).toContain('内容不存在或已删除')
})

test('who wrote what was taken down is told why and objects once', async () => {
  const own = { ...one, own: true, state: 'removed' as const, reason: 'advert' as const }
  const { network } = await showPage('PostPage', { id: 'p1' }, [
    ...answers,
    answer(communityEndpoints.lookPost, { ...own, appeal: 'open' as const }),
    answer(writingEndpoints.appeal, {}),
  ])
  expect(await screen.findByText(/内容已下架，原因：广告引流/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '申诉' }))
  const reason = await screen.findByLabelText('申诉理由')
  const submit = screen.getByRole('button', { name: '提交申诉', hidden: true })
  fireEvent.change(reason, { target: { value: '不是' } })
  fireEvent.click(submit)
  expect(await screen.findByText('请至少写 5 个字')).toBeDefined()
  fireEvent.change(reason, { target: { value: '没有留联系方式' } })
  fireEvent.click(submit)
  await waitFor(() => expect(notices.toast).toHaveBeenCalledWith('申诉已提交'))
  expect(network.asked(writingEndpoints.appeal)).toEqual([{ postId: 'p1', text: '没有留联系方式' }])
})

test('the first text of a new member says that it waits, and for what', async () => {
  const first = { ...one, own: true, state: 'waiting' as const }
  await showPage('PostPage', { id: 'p1' }, [...answers, answer(communityEndpoints.lookPost, first)])
  expect(await screen.findByText(/先审后发，通过后大家才能看到/)).toBeDefined()
})
