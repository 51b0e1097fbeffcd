import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { followedPerson } from '@linmen/contract/expert/follow.schemas.ts'
import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import { rankedExpert, winRatio } from '@linmen/contract/expert/ranking.schemas.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { interpretationSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { currentPlace } from '#kit/place.ts'
import { notices } from '#kit/notices.ts'
import { anExpert as expert, anExpertHome as home } from '#test/an-expert.ts'
import { answer, refusal } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'
import type { Proof, ProvenRow } from './proof/proof.ts'

const none = { items: [], hasNext: false }
const noPlans = answer(planEndpoints.list, none)

test('the home of an expert says who they are and what they have shown', async () => {
  await showPage('ExpertHomePage', { expertId: 'wei' }, [
    answer(expertEndpoints.show, home),
    noPlans,
  ])
  expect(await screen.findByRole('heading', { name: /老魏聊盘/ })).toBeDefined()
  expect(screen.getByText('4 连红')).toBeDefined()
  expect(screen.getByText(/八段上/)).toBeDefined()
  expect(await screen.findByText('还没有发布方案')).toBeDefined()
})

test('what an expert explained and filmed stands beside the plans', async () => {
  const written = sampleOf(interpretationSummary, { id: 'j1', title: '客队边路的空当' })
  const filmed = sampleOf(interpretationSummary, { id: 'f1', title: '三分钟看懂高位防线' })
  await showPage('ExpertHomePage', { expertId: 'wei' }, [
    answer(expertEndpoints.show, home),
    noPlans,
    answer(interpretationEndpoints.list, { items: [written], hasNext: false }),
    answer(videoEndpoints.listByExpert, { items: [filmed], hasNext: false }),
  ])
  fireEvent.click(await screen.findByRole('tab', { name: '解读' }))
  expect(await screen.findByText('客队边路的空当')).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: '视频' }))
  expect(await screen.findByText('三分钟看懂高位防线')).toBeDefined()
  expect(screen.queryByText('客队边路的空当')).toBeNull()
})

test('on their own page experts publish, and neither follow nor subscribe to themselves', async () => {
  keepLogin({ token: '1|s' })
  await showPage('ExpertHomePage', { expertId: 'wei' }, [
    answer(expertEndpoints.show, home),
    answer(userEndpoints.me, sampleOf(userEndpoints.me.output, { id: 'wei', isExpert: true })),
    noPlans,
  ])
  expect(await screen.findByRole('link', { name: '发布方案' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '关注 老魏聊盘' })).toBeNull()
  expect(screen.queryByText(/包月私推/)).toBeNull()
})

test('an unknown expert leads to the ranking', async () => {
  const gone = refusal(expertEndpoints.show, 'expert.not_found', {})
  await showPage('ExpertHomePage', { expertId: 'nobody' }, [gone])
  expect((await screen.findByRole('alert')).textContent).toContain('没有这位专家')
})

test('R-FOLLOW-007 R-ROLE-001: a visitor who follows is sent to the login', async () => {
  await showPage('ExpertHomePage', { expertId: 'wei' }, [
    answer(expertEndpoints.show, home),
    noPlans,
  ])
  fireEvent.click(await screen.findByRole('button', { name: '关注 老魏聊盘' }))
  expect(currentPlace().address).toContain('/login')
})

test('R-FOLLOW-006: a refused follow turns back and is said for 1.5 seconds', async () => {
  keepLogin({ token: '1|s' })
  const said: unknown[] = []
  const toast = notices.toast
  notices.toast = (...args: Parameters<typeof toast>) => void said.push(args)
  const refused = refusal(expertEndpoints.follow, 'follow.nobody', {})
  await showPage('ExpertHomePage', { expertId: 'wei' }, [
    answer(expertEndpoints.show, home),
    noPlans,
    refused,
  ])
  fireEvent.click(await screen.findByRole('button', { name: '关注 老魏聊盘' }))
  await waitFor(() => expect(said).toHaveLength(1))
  notices.toast = toast
  expect(JSON.stringify(said)).toContain('1500')
  expect(screen.getByRole('button', { name: '关注 老魏聊盘' })).toBeDefined()
})

test('the ranking says what is left without luck, and where the sample is too small', async () => {
  const items = [
    sampleOf(rankedExpert, {
      expert,
      place: 1,
      picks: 312,
      rawReturn: 18.6,
      strength: { percent: 4.8, low: -0.9, high: 10.5 },
    }),
    sampleOf(rankedExpert, {
      expert: { ...expert, id: 'ye', name: '夜读盘口', level: 1 },
      picks: 38,
      rawReturn: 24,
    }),
  ]
  await showPage('ExpertListTabPage', { tab: 'famous', kind: 'all' }, [
    answer(rankingEndpoints.ranking, { items, hasNext: false }),
  ])
  expect(await screen.findByText('+4.8%')).toBeDefined()
  expect(screen.getByText('样本不足')).toBeDefined()
  expect(screen.getByText('把运气去掉之后的盈利率')).toBeDefined()
})

test('the list of experts opens with the hits of the last ten', async () => {
  const page = await showPage('ExpertListPage', {}, [answer(rankingEndpoints.ranking, none)])
  expect(await screen.findByText('还没有专家')).toBeDefined()
  expect(page.network.asked(rankingEndpoints.ranking)[0]).toMatchObject({
    kind: 'hits',
    sport: 'football',
  })
})

test('accuracy is asked for by period', async () => {
  const items = [sampleOf(winRatio, { expert, picks: 20, hits: 13, percent: 65, profit: 8.2 })]
  const page = await showPage('ExpertListTabPage', { tab: 'accuracy', kind: 'month' }, [
    answer(planEndpoints.winRatios, { items }),
  ])
  expect(await screen.findByText('65.0%')).toBeDefined()
  expect(page.network.asked(planEndpoints.winRatios)[0]).toMatchObject({
    period: 'month',
    order: 8,
  })
})

test('the laboratory is honest when it is empty', async () => {
  await showPage('ExpertLabPage', { kind: 'all' }, [answer(planEndpoints.listLaboratory, none)])
  expect(await screen.findByText('实验室暂时没有方案')).toBeDefined()
})

test('follows of oneself and of others are lists of people', async () => {
  keepLogin({ token: '1|s' })
  const person = sampleOf(followedPerson, {
    id: 'wei',
    name: '老魏聊盘',
    grade: 5,
    fans: 3,
    isFollowed: true,
  })
  await showPage('MyFollowPage', { tab: 'other' }, [
    answer(expertEndpoints.listFollows, { items: [person], hasNext: false }),
  ])
  expect(await screen.findByRole('button', { name: '取消关注 老魏聊盘' })).toBeDefined()
})

test('nobody follows yet', async () => {
  await showPage('HisFollowPage', { expertId: 'wei', tab: 'me-all' }, [
    answer(expertEndpoints.listFollows, none),
  ])
  expect(await screen.findByText('还没有粉丝')).toBeDefined()
})

test.each([
  ['a copy that was told 30 ms late', 30, '链接已复制'],
  ['no copy', null, '复制失败，请长按地址栏'],
])('R-UI-006 without a clipboard, %s is what the page says', async (_what, lateMs, words) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  const execCommand = () => {
    if (lateMs !== null) setTimeout(() => document.dispatchEvent(new Event('copy')), lateMs)
    return false
  }
  Object.assign(document, { execCommand })
  const told = vi.spyOn(notices, 'toast').mockReset()
  await showPage('ExpertHomeSharePage', { expertId: 'wei' }, [answer(expertEndpoints.show, home)])
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }))
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(words))
  Reflect.deleteProperty(document, 'execCommand')
})

test('the shared page has the record and the way in', async () => {
  await showPage('ExpertHomeSharePage', { expertId: 'wei' }, [answer(expertEndpoints.show, home)])
  expect(await screen.findByRole('button', { name: '进入主页' })).toBeDefined()
})

test('reminders ask a visitor to log in', async () => {
  await showPage('ExpertRemindList', {}, [noPlans])
  expect(await screen.findByText('登录后查看关注的专家')).toBeDefined()
})

/** A thread that found what it is told. */
class FoundWorker extends EventTarget {
  static found: Proof
  postMessage() {
    const done = { kind: 'done', proof: FoundWorker.found }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: done })))
  }
  terminate() {}
}

const provenRow: ProvenRow = {
  id: 'p1',
  what: 'plan',
  index: 7,
  lockedAtMs: Date.parse('2026-11-24T21:14:00+08:00'),
  h: '07d2aaaab3c8',
  path: ['aa', 'bb'],
  match: { home: '那不勒斯', away: '切尔西', number: '周二009' },
  pick: null,
  result: null,
  score: null,
  wrong: [],
}
const proof: Proof = {
  breach: null,
  size: 12,
  root: 'ab'.repeat(32),
  note: 'n',
  rows: [],
  waiting: false,
  wrong: [],
}

async function showProof(found: Proof) {
  FoundWorker.found = found
  vi.stubGlobal('Worker', FoundWorker)
  await showPage('ExpertProofPage', { expertId: 'wei', pick: 'p1' }, [
    answer(expertEndpoints.show, home),
  ])
}

test('a record is checked on this device, with number, time and proof of every pick', async () => {
  await showProof({ ...proof, rows: [provenRow] })
  expect(await screen.findByText('已核验')).toBeDefined()
  expect(screen.getByText('1/1')).toBeDefined()
  expect(screen.getByText('选项开赛后公开')).toBeDefined()
  expect(screen.getByText('aa bb')).toBeDefined()
  vi.unstubAllGlobals()
})

test('a log that has not caught up is neither proven nor wrong', async () => {
  await showProof({ ...proof, waiting: true, rows: [provenRow] })
  expect(await screen.findByText('待入册')).toBeDefined()
  expect(screen.getByText('新的条目还在写入日志，请稍后重新核验')).toBeDefined()
  vi.unstubAllGlobals()
})

test('what does not agree is said, and the pick is named', async () => {
  await showProof({ ...proof, rows: [{ ...provenRow, wrong: ['结果与日志不同'] }] })
  expect(await screen.findByText('核验未通过')).toBeDefined()
  expect(screen.getByText('0/1')).toBeDefined()
  expect(screen.getByText('结果与日志不同')).toBeDefined()
  vi.unstubAllGlobals()
})
