import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showHere } from '#test/show.tsx'

vi.mock('#kit/address/page-view.ts', () => ({ usePageView: () => {} }))

const { look } = planEndpoints
const plan = sampleOf(look.output, {
  id: 'pl1',
  planNo: 'no1',
  title: '主队占优',
  price: cents(4800),
  state: 'onSale',
  expert: {
    ...sampleOf(look.output).expert,
    record: {
      streak: 4,
      longestStreak: 9,
      dots: ['hit', 'miss'],
      settled: 10,
      recent: { picks: 10, hits: 7 },
    },
  },
})
const open = answer(look, { ...plan, owned: true, body: '正文' })

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})

const HERE = '/plan-detail/pl1'

async function show(address: string, looked: Answer) {
  navigation.go('/data')
  navigation.go(address)
  const { again } = await showHere('PlanDetailPage', [looked])
  return () => act(() => again())
}

test('an unknown plan offers the way home, not another try', async () => {
  await show(HERE, refusal(look, 'plan.not_found', { text: '方案不存在或已下架' }))
  expect(await screen.findByText('方案不存在或已下架')).toBeTruthy()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeTruthy()
  expect(screen.queryByText('重新加载')).toBeNull()
})

test('the record stays on the page after the purchase', async () => {
  await show(HERE, open)
  expect(await screen.findByText('正文')).toBeTruthy()
  expect(screen.getByRole('region', { name: '近期战绩' })).toBeTruthy()
})

test('whose plan it is can be followed from here', async () => {
  navigation.go('/data')
  navigation.go(HERE)
  await showHere('PlanDetailPage', [
    answer(look, { ...plan, expert: { ...plan.expert, name: '老魏聊盘' } }),
    answer(interpretationEndpoints.expertFollowState, { followed: true, fans: 6 }),
  ])
  expect(await screen.findByRole('button', { name: '取消关注 老魏聊盘' })).toBeTruthy()
})

test('a visitor who wants to pay is sent to log in with the wish', async () => {
  await show(HERE, answer(look, plan))
  fireEvent.click(await screen.findByRole('button', { name: '解锁方案' }))
  expect(currentPlace().query['backUrl']).toBe('/plan-detail/pl1?pay=1')
})

test('who comes back from the login in order to pay finds the sheet open', async () => {
  keepLogin({ token: '1|s' })
  const follow = await show(`${HERE}?pay=1`, answer(look, plan))
  expect(currentPlace().address).toBe('/plan-detail/pl1')
  follow()
  expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy()
})

test('a plan that is already open asks for nothing', async () => {
  keepLogin({ token: '1|s' })
  const follow = await show(`${HERE}?pay=1`, open)
  follow()
  expect(await screen.findByText('正文')).toBeTruthy()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})
