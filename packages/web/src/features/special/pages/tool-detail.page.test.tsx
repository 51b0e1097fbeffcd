import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { modelUnlock } from '@linmen/contract/prediction/model-vip.schemas.ts'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { unlocked } from '@linmen/contract/special/special.schemas.ts'
import {
  toolContent,
  toolDetail,
  toolRecord,
  type ToolDetail,
} from '@linmen/contract/special/tool.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin, forgetLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showHere, showPage } from '#test/show.tsx'

const { exchangeBoard } = matchDetailEndpoints
const price = { member: cents(600), others: cents(1200), mine: cents(1200) }
const record = sampleOf(toolRecord, {
  tool: 'dispersion',
  matches: 412,
  hits: 194,
  rate: 47.1,
  low: 42.3,
  high: 51.9,
  base: 51.6,
  backtested: 400,
  verdict: '区间包含市场概率，差别可能只是运气',
})
const detail = (rest: Partial<ToolDetail>) =>
  sampleOf(toolDetail, {
    tool: 'dispersion',
    matchId: 'm1',
    home: '国际米兰',
    away: '马德里竞技',
    access: 'locked',
    price,
    strength: 96,
    content: null,
    reckoned: true,
    record,
    freeLeft: 1,
    score: null,
    ...rest,
  })
const content = sampleOf(toolContent, {
  sample: 32,
  values: [{ name: '主胜', side: 'home', text: '2.0', note: '均值 50.3%' }],
  inputs: [{ name: '公司数', text: '32 家' }],
  picture: {
    kind: 'dots',
    unit: '点',
    dots: [
      { name: '主胜', side: 'home', middle: 50.3, spread: 2, dots: [{ name: '澳*', value: -5.7 }] },
    ],
  },
  summary: '主胜标准差 2.0 个百分点',
  table: { caption: '分公司去水概率', heads: ['公司', '主'], rows: [{ cells: ['澳*', '44.6'] }] },
  more: { caption: '大额成交', heads: ['赛果', '金额'], rows: [{ cells: ['主胜', '5.2万'] }] },
})

const show = (told: ToolDetail) =>
  showPage('SpecialDispersionPage', { matchId: 'm1' }, [
    answer(specialEndpoints.look, told),
    answer(modelVipEndpoints.unlockFree, sampleOf(unlocked, { access: 'dailyFree', freeLeft: 0 })),
  ])

beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'toast').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('a locked tool shows how it is made, what one gets and its record, and the free look first', async () => {
  const { network } = await show(detail({}))
  expect(await screen.findByText('解锁后看到')).toBeDefined()
  expect(screen.getByText(/标准差/)).toBeDefined()
  expect(screen.getByText('47.1%')).toBeDefined()
  expect(screen.getByText(/市场预期 51.6%/)).toBeDefined()
  expect(screen.getByText(/400 场为回测/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '免费解锁' }))
  await waitFor(() => expect(notices.toast).toHaveBeenCalledWith('已用今日免费次数解锁'))
  expect(network.asked(modelVipEndpoints.unlockFree)).toEqual([{ matchId: 'm1', dataType: 3 }])
})

test('an open one shows figures, inputs, the picture in words and the table', async () => {
  await show(detail({ access: 'bought', content }))
  expect(await screen.findByText('2.0')).toBeDefined()
  expect(screen.getByText('32 家')).toBeDefined()
  expect(screen.getByText('主胜标准差 2.0 个百分点')).toBeDefined()
  expect(screen.getAllByRole('table')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /解锁/ })).toBeNull()
})

test.each([
  ['what was matched in the last day is drawn', 3, 1],
  ['where too little was published there is no drawing', 0, 0],
])('of the exchange %s', async (_what, length, drawn) => {
  const hours = Array.from({ length }, (_, at) => ({
    ...{ fromMs: at * 3_600_000, untilMs: (at + 1) * 3_600_000 },
    ...{ home: 20_000, draw: 10_000, away: 5000 },
  }))
  const { network } = await showPage('SpecialBetfairPage', { matchId: 'm1' }, [
    answer(specialEndpoints.look, detail({ tool: 'exchange', access: 'free', content })),
    answer(exchangeBoard, sampleOf(exchangeBoard.output, { hours })),
  ])
  await waitFor(() => expect(network.asked(exchangeBoard)).toHaveLength(1))
  await screen.findAllByText('大额成交')
  await waitFor(() =>
    expect(screen.queryAllByRole('img', { name: /成交 \+10.5万/ })).toHaveLength(drawn),
  )
})

test('R-SPECIAL-003: too little to reckon with is 暂无数据, and nothing is sold', async () => {
  await show(detail({ reckoned: false, strength: null }))
  expect(await screen.findByText('暂无数据')).toBeDefined()
  expect(screen.queryByRole('button', { name: /解锁/ })).toBeNull()
})

test('what waits for a prediction says when it comes', async () => {
  await show(detail({ reckoned: false, strength: null, missing: 'notYet' }))
  expect(await screen.findByText('开赛前 36 小时内给出，现在不收费')).toBeDefined()
})

test('a visitor who wants to unlock is sent to log in', async () => {
  forgetLogin()
  await show(detail({ freeLeft: 0 }))
  fireEvent.click(await screen.findByRole('button', { name: '解锁' }))
  expect(currentPlace().path).toBe('/login')
})

/** After the login the address carries the wish to pay; the page takes it out and shows itself again. */
async function comeBack(free: boolean) {
  navigation.go('/data')
  navigation.go('/special/lisan-detail?matchId=m1&pay=1')
  const { again } = await showHere('SpecialDispersionPage', [
    answer(specialEndpoints.look, detail({ freeLeft: free ? 1 : 0 })),
    answer(
      modelVipEndpoints.unlockState,
      sampleOf(modelUnlock, { model: { pageLength: 90, free } }),
    ),
  ])
  act(() => again())
}

test('R-SPECIAL-005 who logged in to unlock and has a free look left is offered that, not a price', async () => {
  await comeBack(true)
  expect(await screen.findByRole('button', { name: '免费解锁' })).toBeDefined()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('who logged in to unlock and has used the free look finds the sheet open', async () => {
  await comeBack(false)
  expect(await screen.findByRole('dialog', { hidden: true })).toBeDefined()
})
