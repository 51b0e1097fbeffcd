import { draftEndpoints } from '@linmen/contract/expert/draft.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { planSummary, type PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { planLooker } from '@linmen/contract/plan/plan-list.schemas.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { offeredMatch } from '@linmen/contract/plan/publish.schemas.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { aMember } from '#test/a-member.ts'
import { answer, outage } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const SOON = Date.now() + 3_600_000
const base = sampleOf(planSummary)
const plan: PlanSummary = {
  ...base,
  id: 'p1',
  title: '主场防守稳定',
  expert: { ...base.expert, id: 'wei', name: '老魏聊盘', grade: 5 },
  match: { ...base.match, home: '国际米兰', away: '马德里竞技', kickoffMs: SOON },
}
const some = { items: [plan], hasNext: false }
const none = { items: [], hasNext: false }

beforeEach(() => keepLogin({ token: '1|s' }))

test('the tab of experts shows free and new plans, and the ways on', async () => {
  await showPage('HomePlan', {}, [
    answer(planEndpoints.listForHome, {
      hot: [],
      newest: [plan],
      free: [],
      counts: { onSale: 12, free: 0 },
    }),
  ])
  expect(await screen.findByText('主场防守稳定')).toBeDefined()
  expect(screen.getByText('12 篇在售')).toBeDefined()
  expect(screen.getByRole('link', { name: '实验室' })).toBeDefined()
})

test('an empty tab says so', async () => {
  await showPage('HomePlan', {}, [
    answer(planEndpoints.listForHome, {
      hot: [],
      newest: [],
      free: [],
      counts: { onSale: 0, free: 0 },
    }),
  ])
  expect(await screen.findByText('暂时没有新方案')).toBeDefined()
})

test('the list of plans is asked for by sport and kind', async () => {
  const page = await showPage('PlanListPage', { sport: 'basketball', kind: 'two-for-one' }, [
    answer(planEndpoints.list, none),
  ])
  expect(await screen.findByText('暂时没有这类方案')).toBeDefined()
  expect(page.network.asked(planEndpoints.list)[0]).toMatchObject({
    sport: 'basketball',
    kind: 'twoForOne',
  })
})

test.each([
  ['MyLookPlanPage', { tab: 'hit' }, { mine: 'bought', stage: 'hit' }],
  ['PlanBoxPage', {}, { mine: 'bought', stage: 'waiting' }],
] as const)('%s asks for what was bought', async (name, params, asked) => {
  const page = await showPage(name, params, [answer(planEndpoints.list, some)])
  expect(await screen.findByText('主场防守稳定')).toBeDefined()
  expect(page.network.asked(planEndpoints.list)[0]).toMatchObject(asked)
})

test('posted plans are those of the expert in the address', async () => {
  const page = await showPage('MyPostPlanPage', { expertId: 'wei' }, [
    answer(planEndpoints.list, some),
  ])
  await screen.findByText('主场防守稳定')
  expect(page.network.asked(planEndpoints.list)[0]).toMatchObject({ expertId: 'wei', stage: 'all' })
})

test('a list that cannot be read says so', async () => {
  await showPage('MyLookPlanPage', {}, [outage(planEndpoints.list)])
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常')
})

test('readers of a plan are named by their first character', async () => {
  const looker = sampleOf(planLooker, { name: '陈**', atMs: Date.now() })
  await showPage('PlanLookerPage', { planId: 'p1' }, [
    answer(planEndpoints.listLookers, { items: [looker], hasNext: false }),
  ])
  expect(await screen.findByText('陈**')).toBeDefined()
})

test('feedback about a plan is sent with its number', async () => {
  const page = await showPage('PlanDetailFeedbackPage', { id: 'p1' }, [
    answer(feedbackEndpoints.sendFeedback, { id: 'f1' }),
  ])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '理由里的数据写错了' } })
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(page.network.asked(feedbackEndpoints.sendFeedback)).toHaveLength(1))
  expect(page.network.asked(feedbackEndpoints.sendFeedback)[0]?.content).toContain('方案 p1')
})

const offer = sampleOf(offeredMatch, {
  match: { ...plan.match, matchId: 'm1' },
  european: { home: 192, draw: 340, away: 420 },
})
const asExpert = answer(userEndpoints.me, { ...aMember, isExpert: true, level: 'record' })

/** An expert at the form, who has picked the match. */
async function choosesMatch() {
  const page = await showPage('PublishPlanTab', {}, [
    asExpert,
    answer(draftEndpoints.draft, {}),
    answer(draftEndpoints.keepDraft, { keptAtMs: 1 }),
    answer(publishEndpoints.listFootballMatches, { items: [offer] }),
    answer(publishEndpoints.publish, { id: 'p9', planNo: 'n9' }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '选择比赛' }))
  fireEvent.click(await screen.findByRole('button', { name: /国际米兰 vs 马德里竞技/ }))
  return page
}

test('an expert picks a match, an option and a price, and locks the plan', async () => {
  const page = await choosesMatch()
  const now = () =>
    within(screen.getByRole('list', { name: '发布步骤' }))
      .getAllByRole('listitem')
      .find((each) => each.getAttribute('aria-current') === 'step')
  expect(now()?.textContent).toBe('2选项')
  fireEvent.click(await screen.findByRole('button', { name: '主胜 1.92' }))
  expect(now()?.textContent).toBe('4理由')
  fireEvent.click(screen.getByRole('button', { name: '38 金币' }))
  fireEvent.change(screen.getByLabelText('标题'), { target: { value: '主场防守稳定' } })
  fireEvent.change(screen.getByRole('textbox', { name: '理由' }), {
    target: { value: '主队近八个主场只丢四球，节奏更稳。' },
  })
  fireEvent.click(screen.getByRole('button', { name: '检查并锁定' }))
  await waitFor(() => expect(page.network.asked(publishEndpoints.publish)).toHaveLength(1))
  expect(page.network.asked(publishEndpoints.publish)[0]).toMatchObject({
    price: 3800,
    matches: [{ matchId: 'm1', oddsType: 'european', option: '3' }],
  })
})

test('a promised plan is sold with a moment and without an option', async () => {
  const page = await choosesMatch()
  fireEvent.click(screen.getByRole('button', { name: '38 金币' }))
  fireEvent.click(await screen.findByRole('switch', { name: '临场发布' }))
  expect(await screen.findByText(/前给出选项和理由/)).toBeDefined()
  expect(screen.queryByRole('button', { name: '主胜 1.92' })).toBeNull()
  fireEvent.change(screen.getByLabelText('标题'), { target: { value: '等首发公布' } })
  fireEvent.change(screen.getByLabelText('免费可读的摘要'), { target: { value: '看左路首发' } })
  fireEvent.click(screen.getByRole('button', { name: '开始售卖' }))
  await waitFor(() => expect(page.network.asked(publishEndpoints.publish)).toHaveLength(1))
  expect(page.network.asked(publishEndpoints.publish)[0]).toMatchObject({
    promisedAtMs: SOON - 30 * 60_000,
    matches: [{ matchId: 'm1', oddsType: 'european' }],
  })
})

test('the expert gives a promised option on the page of the plan', async () => {
  const untilMs = SOON - 30 * 60_000
  const { pick: _pick, second: _second, result: _result, ...open } = plan
  const waiting = {
    ...open,
    state: 'onSale' as const,
    market: 'winDrawLose' as const,
    sport: 'football' as const,
    owned: false,
    match: { ...plan.match, matchId: 'm1' },
    expert: { ...plan.expert, id: aMember.id },
    promise: { untilMs, state: 'waiting' as const },
  }
  const page = await showPage('PlanDetailPage', { id: 'p1' }, [
    asExpert,
    answer(planEndpoints.look, waiting),
    answer(publishEndpoints.listFootballMatches, { items: [offer] }),
    answer(publishEndpoints.give, {}),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '主胜 1.92' }))
  fireEvent.change(screen.getByRole('textbox', { name: '理由' }), {
    target: { value: '首发已出，左路是主力，主场能赢。' },
  })
  fireEvent.click(screen.getByRole('button', { name: '给出选项' }))
  await waitFor(() => expect(page.network.asked(publishEndpoints.give)).toHaveLength(1))
  expect(page.network.asked(publishEndpoints.give)[0]).toMatchObject({ planId: 'p1', option: '3' })
})

test('whoever is no expert is told how to become one', async () => {
  await showPage('PublishPlanTab', {}, [answer(userEndpoints.me, aMember)])
  expect(await screen.findByText('专家才能发布方案')).toBeDefined()
})
