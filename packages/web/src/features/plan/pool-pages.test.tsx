import { draftEndpoints } from '@linmen/contract/expert/draft.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { planDetail, type PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { openPool } from '@linmen/contract/plan/publish.schemas.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { serverNowMs } from '#kit/clock.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { aMember } from '#test/a-member.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

vi.mock('#kit/address/page-view.ts', () => ({ usePageView: () => {} }))

const HOUR_MS = 3_600_000
const soon = serverNowMs() + HOUR_MS
const asExpert = answer(userEndpoints.me, { ...aMember, isExpert: true, level: 'record' })
const places = Array.from({ length: 14 }, (_, at) => at + 1)
const match = (place: number, kickoffMs: number) => ({
  matchId: `m${place}`,
  league: '英超',
  home: `主队${place}`,
  away: `客队${place}`,
  kickoffMs,
})
const issue = sampleOf(openPool, {
  issue: '26167',
  closesAtMs: soon,
  taken: ['pool14'],
  matches: places.map((place) => ({
    place,
    match: match(place, soon),
    european: { home: 192, draw: 340, away: 420 },
  })),
})

beforeEach(() => keepLogin({ token: '1|s' }))
afterEach(() => changeShield({ on: false, delaySeconds: 0, revealed: {} }))

async function form(game: '十四场' | '任九') {
  const page = await showPage('PublishPlanTab', {}, [
    asExpert,
    answer(draftEndpoints.draft, {}),
    answer(draftEndpoints.keepDraft, { keptAtMs: 1 }),
    answer(publishEndpoints.listPools, { items: [issue] }),
    answer(publishEndpoints.publishPool, { id: 'p9', planNo: 'n9' }),
  ])
  fireEvent.click(await screen.findByRole('radio', { name: game }))
  return page
}
const tap = (place: number, word: RegExp) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: `${place} 主队${place} 对 客队${place}` })).getByRole(
      'button',
      { name: word },
    ),
  )

test('an expert chooses nine of fourteen, two ends of one, and locks the plan', async () => {
  const page = await form('任九')
  expect(await screen.findByText(/第 26167 期/)).toBeDefined()
  for (const place of places.slice(0, 8)) tap(place, /胜/)
  tap(1, /平/)
  tap(2, /胜/)
  tap(2, /负/)
  expect(screen.getByText(/2 注/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '38 金币' }))
  fireEvent.change(screen.getByLabelText('标题'), { target: { value: '本期以主队为胆' } })
  fireEvent.change(screen.getByRole('textbox', { name: '理由' }), {
    target: { value: '主队近八个主场只丢四球，节奏更稳。' },
  })
  fireEvent.click(screen.getByRole('button', { name: '检查并锁定' }))
  expect(page.network.asked(publishEndpoints.publishPool)).toHaveLength(0)
  tap(14, /平/)
  fireEvent.click(screen.getByRole('button', { name: '检查并锁定' }))
  await waitFor(() => expect(page.network.asked(publishEndpoints.publishPool)).toHaveLength(1))
  expect(page.network.asked(publishEndpoints.publishPool)[0]).toMatchObject({
    game: 'pick9',
    issue: '26167',
    price: 3800,
    marks: ['31', '0', '3', '3', '3', '3', '3', '3', '', '', '', '', '', '1'],
  })
})

test('an issue that was published about is not offered again', async () => {
  await form('十四场')
  expect(await screen.findByText('暂时没有可发布的期次')).toBeDefined()
})

const { pick: _pick, second: _second, correction: _correction, ...base } = sampleOf(planDetail)
const plan = (more: Partial<PlanDetail>): PlanDetail => ({
  ...base,
  id: 'p1',
  sport: 'pool14',
  state: 'onSale',
  owned: false,
  pool: { issue: '26167', lines: 24, lastKickoffMs: soon },
  ...more,
})
const { body: _body, result: _result, ...locked } = plan({})

test('who has not paid sees the fourteen matches and nothing of the choice', async () => {
  const poolMatches = places.map((place) => ({ place, match: match(place, soon) }))
  await showPage('PlanDetailPage', { id: 'p1' }, [
    answer(userEndpoints.me, aMember),
    answer(planEndpoints.look, { ...locked, poolMatches }),
  ])
  expect(await screen.findByText('十四场 第 26167 期')).toBeDefined()
  expect(screen.getByText('24 注')).toBeDefined()
  expect(screen.getByText('客队14')).toBeDefined()
  expect(screen.queryByRole('img', { name: /^选 / })).toBeNull()
  expect(screen.getByRole('button', { name: /解锁方案/ })).toBeDefined()
})

const ended = serverNowMs() - 5 * HOUR_MS
const settled = plan({
  state: 'settled',
  owned: true,
  result: 'hit',
  body: '正文',
  pool: { issue: '26167', lines: 2, lastKickoffMs: ended, right: 13 },
  poolMatches: places.map((place) => ({
    place,
    match: { ...match(place, ended), homeGoals: 2, awayGoals: place === 14 ? 2 : 1 },
    marks: place === 1 ? '31' : '3',
    drawn: place === 14 ? '1' : '3',
  })),
})
const showSettled = () =>
  showPage('PlanDetailPage', { id: 'p1' }, [
    answer(userEndpoints.me, aMember),
    answer(planEndpoints.look, settled),
  ])

test('a settled plan says of every match what was chosen and whether it came', async () => {
  await showSettled()
  expect(await screen.findByText('中 13 场')).toBeDefined()
  expect(screen.getByRole('img', { name: '选 胜平，对' })).toBeDefined()
  expect(screen.getByRole('img', { name: '选 胜，错' })).toBeDefined()
  expect(screen.getByText('2-2')).toBeDefined()
})

test('who is kept from results sees neither scores nor how many were right', async () => {
  changeShield({ on: true })
  await showSettled()
  expect(await screen.findByText('2 注')).toBeDefined()
  expect(screen.queryByText('2-1')).toBeNull()
  expect(screen.queryByRole('img', { name: /，对$|，错$/ })).toBeNull()
})
