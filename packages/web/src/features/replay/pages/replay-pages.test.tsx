import { draftEndpoints } from '@linmen/contract/expert/draft.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { planSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { replayComment, replayDetail } from '@linmen/contract/expert/replay.schemas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { keepLogin } from '#kit/login-state.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { aMember } from '#test/a-member.ts'
import { anInterpretation } from '#test/an-interpretation.ts'
import { answer, refusal } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const { expert, match } = anInterpretation()
const over = { ...match, kickoffMs: serverNowMs() - 7_200_000, homeGoals: 2, awayGoals: 1 }
const replay = sampleOf(replayDetail, {
  id: 'rp1',
  title: '判断站住了',
  summary: '全场 2:1。',
  body: '## 结果\n与结果一致。',
  expert,
  match: over,
})
const comment = sampleOf(replayComment, {
  id: 'rc1',
  replayId: 'rp1',
  author: '陈',
  content: '说得对',
})
const comments = answer(replayEndpoints.listComments, { items: [comment], hasNext: false })
const show = () =>
  showPage('ExpertReplayPage', { id: 'rp1' }, [
    answer(replayEndpoints.look, replay),
    comments,
    answer(replayEndpoints.comment, comment),
  ])

beforeEach(() => keepLogin({ token: '1|s' }))
afterEach(() => changeShield({ on: false, revealed: {} }))

test('a replay is read with its comments, and one more is left', async () => {
  const { network } = await show()
  expect(await screen.findByText('与结果一致。')).toBeDefined()
  expect(await screen.findByText('说得对')).toBeDefined()
  fireEvent.change(screen.getByRole('textbox', { name: '写评论' }), { target: { value: '同感' } })
  fireEvent.click(screen.getByRole('button', { name: '发布' }))
  await waitFor(() =>
    expect(network.asked(replayEndpoints.comment)).toEqual([{ replayId: 'rp1', content: '同感' }]),
  )
})

test('behind the shield a replay tells nothing', async () => {
  changeShield({ on: true })
  await show()
  expect(await screen.findByText('复盘已隐藏')).toBeDefined()
  expect(screen.queryByText('与结果一致。')).toBeNull()
})

test('all replays stand in one list', async () => {
  const listed = answer(replayEndpoints.list, { items: [replay], hasNext: false })
  await showPage('ExpertReplayIndexPage', {}, [listed])
  expect(await screen.findByText('判断站住了')).toBeDefined()
})

test('a comment is shown with its answers, and gone ones say so', async () => {
  const thread = { comment, replies: [{ ...comment, id: 'rc2', content: '继续看' }] }
  const { network } = await showPage('CommentDetailPage', { id: 'rc1' }, [
    answer(replayEndpoints.lookComment, thread),
    answer(replayEndpoints.comment, comment),
  ])
  expect(await screen.findByText('继续看')).toBeDefined()
  fireEvent.change(screen.getByRole('textbox', { name: '写回复' }), { target: { value: '嗯' } })
  fireEvent.click(screen.getByRole('button', { name: '发布' }))
  await waitFor(() =>
    expect(network.asked(replayEndpoints.comment)).toMatchObject([{ parentId: 'rc1' }]),
  )
})

test('a comment that is gone says so', async () => {
  const gone = refusal(replayEndpoints.lookComment, 'replay.no_comment')
  await showPage('CommentDetailPage', { id: 'rc9' }, [gone])
  expect(await screen.findByText('评论不存在')).toBeDefined()
})

test('an expert looks back at a settled plan of their own', async () => {
  const plan = sampleOf(planSummary, {
    id: 'p1',
    title: '主场稳',
    match: { ...over, matchId: 'm1', home: '红星', away: '蓝月' },
  })
  const page = await showPage('PublishReplayPage', {}, [
    answer(userEndpoints.me, { ...aMember, isExpert: true, level: 'record' }),
    answer(draftEndpoints.draft, {}),
    answer(draftEndpoints.keepDraft, { keptAtMs: 1 }),
    answer(planEndpoints.list, { items: [plan], hasNext: false }),
    answer(replayEndpoints.publish, { id: 'rp9' }),
  ])
  fireEvent.click(await screen.findByRole('radio', { name: /红星 vs 蓝月/ }))
  fireEvent.click(screen.getByRole('radio', { name: '看错了' }))
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  type('标题', '这一场看错了')
  type('摘要', '低估了客队的反击速度，高估了主场。')
  type('正文', '先说错在哪里，再说下次怎么看。'.repeat(5))
  fireEvent.click(screen.getByRole('button', { name: '发布复盘' }))
  await waitFor(() => expect(page.network.asked(replayEndpoints.publish)).toHaveLength(1))
  expect(page.network.asked(replayEndpoints.publish)[0]).toMatchObject({
    matchId: 'm1',
    verdict: 'wrong',
    title: '这一场看错了',
  })
})
