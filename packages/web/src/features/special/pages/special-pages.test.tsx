import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { modelPrice, modelUnlock } from '@linmen/contract/prediction/model-vip.schemas.ts'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { modelRecord } from '@linmen/contract/prediction/prediction.schemas.ts'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import {
  specialDay,
  winMarkChanges,
  winMarkDay,
  winMarkItem,
} from '@linmen/contract/special/special.schemas.ts'
import { listedSignal, toolRecord } from '@linmen/contract/special/tool.schemas.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import { toolByCode } from '@linmen/domain/special/tools.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { predictionGateway } from '@linmen/contract/prediction/prediction.gateway.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { answer } from '#test/answers.ts'
import { endTimers } from '#test/page-life.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage, showPart } from '#test/show.tsx'
import { SignalRow } from '#features/special/parts/signal-row.tsx'

beforeEach(() => {
  keepLogin({ token: '1|s' })
  // The login was long ago: the news of it, a moment later, would have everything asked for again.
  endTimers()
})

const signal = sampleOf(listedSignal, {
  matchId: 'm1',
  tool: 'dispersion',
  home: '国际米兰',
  away: '马德里竞技',
  access: 'locked',
  strength: 96,
  side: null,
  value: null,
  score: null,
  hit: null,
})
const record = sampleOf(toolRecord, {
  tool: 'dispersion',
  matches: 0,
  rate: null,
  base: null,
  verdict: '还没有完场的信号',
})

test('a row without a signal says so, and what little there is', () => {
  const silent = { ...signal, access: 'free' as const, strength: null }
  showPart(<SignalRow signal={{ ...silent, value: '2 场' }} />)
  expect(screen.getByText(/^暂无信号\s2 场$/)).toBeDefined()
})

test('R-MODEL-008: a row of the list has its strength in stars, and a lock', async () => {
  await showPage('SpecialList', { type: 3 }, [
    answer(specialEndpoints.listMatches, sampleOf(specialDay, { matches: [signal], record })),
  ])
  expect(await screen.findByText('待解锁')).toBeDefined()
  expect(screen.getByRole('img', { name: '强度 96' })).toBeDefined()
})

test.each([
  ['R-SPECIAL-001', 1, '同赔'],
  ['R-SPECIAL-001', 2, '凯利'],
  ['R-SPECIAL-001', 3, '离散度'],
  ['R-SPECIAL-001', 4, '必发'],
])('%s the special list of type %i is %s', async (_rule, type, name) => {
  await showPage('SpecialList', { type })
  expect(document.title).toContain(name)
})

const final = { home: 2, away: 1 }
test.each([
  [1, true],
  [2, true],
  [3, false],
  [4, false],
  [5, false],
  [6, false],
  [7, false],
  [8, false],
  [9, false],
  [10, false],
  [11, true],
  [12, true],
  [13, true],
  [14, true],
])('R-MODEL-001 a row of type %i shows the score: %s', async (code, shown) => {
  const tool = toolByCode(code)!.key
  showPart(<SignalRow signal={{ ...signal, tool, score: final }} />)
  expect(/2\D1/.test(document.body.textContent ?? '')).toBe(shown)
})

test('a day without matches says so', async () => {
  await showPage('SpecialList', { type: 1 }, [
    answer(specialEndpoints.listMatches, sampleOf(specialDay, { matches: [], record: null })),
  ])
  expect(await screen.findByText('这一天没有竞彩足球')).toBeDefined()
})

const mark = sampleOf(winMarkItem, {
  id: '14-m1',
  matchId: 'm1',
  access: 'locked',
  changes: 14,
  chances: null,
  moved: null,
  steps: [],
  price: { member: cents(900), others: cents(1800), mine: cents(1800) },
  score: null,
  side: null,
  hit: null,
})

test('a locked win mark tells how often it changed and its price', async () => {
  await showPage('WindMarkListPage', {}, [
    answer(winMarkEndpoints.listByDate, sampleOf(winMarkDay, { items: [mark], record })),
  ])
  expect(await screen.findByText('概率变化 14 次，解锁后查看方向')).toBeDefined()
  expect(screen.getByText('金币')).toBeDefined()
})

test('its changes are told once it is open', async () => {
  const chances = (home: number) => ({ home, draw: 30, away: 70 - home })
  await showPage('ProbabilityChange', { winMarkId: '14-m1' }, [
    answer(
      winMarkEndpoints.probabilityChanges,
      sampleOf(winMarkChanges, {
        item: {
          ...mark,
          access: 'started',
          steps: [
            { atMs: 1_795_000_000_000, chances: chances(40) },
            { atMs: 1_795_003_600_000, chances: chances(44) },
          ],
        },
      }),
    ),
    answer(modelVipEndpoints.unlockState, sampleOf(modelUnlock, {})),
  ])
  expect(await screen.findAllByText(/主胜从 40% 到 44%/)).not.toHaveLength(0)
})

test.each([
  ['pooled', /市场概率 × ¾ \+ 模型概率 × ¼/],
  ['market', /风向标 = 市场概率，本场没有模型概率/],
] as const)('a mark made of %s says what it is made of', async (basis, words) => {
  await showPage('ProbabilityChange', { winMarkId: '14-m1' }, [
    answer(
      winMarkEndpoints.probabilityChanges,
      sampleOf(winMarkChanges, { item: { ...mark, basis } }),
    ),
    answer(modelVipEndpoints.unlockState, sampleOf(modelUnlock, {})),
  ])
  expect(await screen.findByText(words)).toBeDefined()
})

test('basketball has no model, and its day of win marks does not speak of one', async () => {
  await showPage('WindMarkListPage', { sport: 'basketball' }, [
    answer(winMarkEndpoints.listByDate, sampleOf(winMarkDay, { items: [mark], record })),
  ])
  expect(await screen.findByText(/篮球不含模型/)).toBeDefined()
  expect(document.body.textContent).not.toContain('合成')
})

test('R-SPECIAL-002: type 99 of the VIP list is the list of information', async () => {
  await showPage('VipSpecialList', { type: 99 }, [
    answer(predictionGateway.getMatchVipInfomationList, { date: '2026-11-25', matches: [] }),
  ])
  expect(await screen.findByRole('tab', { name: '情报', selected: true })).toBeDefined()
  expect(await screen.findByText('这一天还没有情报')).toBeDefined()
})

test('R-MODEL-003: the price of a tool is asked for once, however often it is shown', async () => {
  const { network } = await showPage('SpecialIntroduce', { type: 3 }, [
    answer(
      modelVipEndpoints.price,
      sampleOf(modelPrice, { member: cents(600), others: cents(1200), open: false }),
    ),
  ])
  const openTab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }))
  expect(await screen.findByText('12 金币/场，会员 6 金币')).toBeDefined()
  await openTab('欧亚差异')
  await openTab('离散度')
  expect(await screen.findByText('12 金币/场，会员 6 金币')).toBeDefined()
  await waitFor(() =>
    expect(network.asked(modelVipEndpoints.price)).toEqual([{ model: 3 }, { model: 7 }]),
  )
})

const share = { hits: 55, rps: 0.2011, logLoss: 0.99, calibrationError: 0.012 }
const ended = (matches: number) =>
  sampleOf(modelRecord, {
    leagues: [{ leagueId: 'l1', leagueName: '英超', matches: 100 }],
    ...{ matches, backtested: 60, unpriced: 0 },
    model: { ...share, calibration: [{ forecast: 0.44, came: 0.46, n: 120 }] },
    market: { ...share, rps: 0.1987, calibration: [{ forecast: 0.45, came: 0.44, n: 110 }] },
    lead: { mean: 0.0024, low: -0.001, high: 0.0058 },
    stake: {
      ...{ bets: 40, won: 12 },
      points: [
        { atMs: 1_795_000_000_000, bets: 4, profit: -1, low: -4, high: 2 },
        { atMs: 1_795_900_000_000, bets: 40, profit: -3.2, low: -14, high: 7.6 },
      ],
    },
  })
const others = [
  answer(predictionEndpoints.bestScores, { models: [] }),
  answer(predictionEndpoints.listAll, { predictions: [] }),
]

test('the record sets the model beside the market, in pictures and in words', async () => {
  await showPage('SpecialRecordPage', {}, [
    answer(predictionEndpoints.modelRecord, ended(100)),
    ...others,
  ])
  expect(await screen.findByText(/分不出高下：RPS 相差 \+0\.0024/)).toBeDefined()
  expect(screen.getByText(/其中 60 场为回测/)).toBeDefined()
  expect(screen.getByRole('table', { name: '校准：预测概率与实际频率' })).toBeDefined()
  expect(screen.getByRole('img', { name: /累计 -3\.2 单位.*区间包含零/ })).toBeDefined()
})

test('a few matches of one day decide nothing, and the page says so', async () => {
  const few = ended(12)
  await showPage('SpecialRecordPage', {}, [
    answer(predictionEndpoints.modelRecord, {
      ...few,
      lead: { mean: 0.0066, low: 0.001, high: 0.01 },
      stake: { ...few.stake, bets: 11 },
    }),
    ...others,
  ])
  expect(await screen.findByText(/场数还少，看不出高下/)).toBeDefined()
  expect(screen.getByRole('img', { name: /场数还少，看不出盈亏/ })).toBeDefined()
})

test('league and period are asked for, noted in the file and kept in the address', async () => {
  const { network } = await showPage('SpecialRecordPage', { leagueId: 'l1', span: 'own' }, [
    answer(predictionEndpoints.modelRecord, ended(100)),
    ...others,
  ])
  await screen.findByText('英超（100 场）')
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '2026-01-01' } })
  fireEvent.change(screen.getByLabelText('到'), { target: { value: '2026-06-30' } })
  const asked = { leagueId: 'l1', from: '2026-01-01', to: '2026-06-30' }
  await waitFor(() => expect(network.asked(predictionEndpoints.modelRecord).at(-1)).toEqual(asked))
  expect(screen.getByRole('link', { name: '下载 CSV' }).getAttribute('href')).toBe(
    '/api/model/record.csv?leagueId=l1&startDate=2026-01-01&endDate=2026-06-30',
  )
  fireEvent.change(screen.getByLabelText('到'), { target: { value: '2025-06-30' } })
  expect(await screen.findByText('结束日期早于开始日期')).toBeDefined()
})

test('a league without finished predictions says so', async () => {
  await showPage('SpecialRecordPage', {}, [
    answer(predictionEndpoints.modelRecord, ended(0)),
    ...others,
  ])
  expect(await screen.findByText('这段时间没有完场的预测')).toBeDefined()
})
