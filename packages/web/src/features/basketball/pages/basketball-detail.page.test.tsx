import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import { basketballDetailGateway as rows } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

vi.mock('#kit/live.ts', () => ({
  useLive: () => {},
  useHeard: () => true,
  useLiveHealth: () => ({ status: 'live', lastAtMs: 1 }),
}))

const { ofBasketballMatch: prediction } = predictionEndpoints
const { listByMatch: marks } = winMarkEndpoints
const counts = matchDetailEndpoints.countInterpretations

const told = sampleOf(prediction.output, {
  ...{ matchId: '7', modelName: '球队评级', method: '只用之前的比赛', home: '湖人', away: '掘金' },
  forecast: { home: 61.2, away: 38.8, margin: 3.4, total: 221.6 },
  market: { margin: 2.5, total: 223.5 },
  sample: 3400,
  record: { matches: 400, hits: 262, marginError: 9.8, marketError: 9.4 },
})
const mark = sampleEntry(marks.output, 'items', {
  ...{ id: '14-7', matchId: '7', home: '湖人', away: '掘金', access: 'locked', changes: 6 },
})

const {
  getBkLetMatchOddds: handicaps,
  getBkMatchBigSmallOdds: totals,
  getBkMatchEuropeOdds: winners,
} = oddsGateway
const MARKET_CALLS = [
  [handicaps, '让分'],
  [totals, '大小'],
  [winners, '胜负'],
] as const

beforeEach(() => localStorage.clear())

const showMatch = (tab: string) =>
  showPage('BkMatchDetailPage', { matchId: '7', tab }, [
    answer(rows.getBkMatchDetail, sampleOf(rows.getBkMatchDetail.output, { id: '7' })),
    answer(rows.getBkMatchTextLive, sampleOf(rows.getBkMatchTextLive.output)),
    answer(matchEndpoints.followStates, { states: [] }),
    answer(counts, { count: 3, plans: 2 }),
    answer(prediction, told),
    answer(marks, { items: [mark] }),
    answer(handicaps, sampleOf(handicaps.output)),
    answer(totals, sampleOf(totals.output)),
    answer(winners, sampleOf(winners.output)),
  ])

const show = async (tab: string) => {
  await showMatch(tab)
  return within(await screen.findByRole('tablist', { name: /.+/ }))
}

test('R-MATCH-BK-028 ten sides of a match, then predictions, special data, plans and notes', async () => {
  const tabs = await show('model')
  const labels = tabs.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d+$/, ''))
  expect(labels).toEqual([
    ...['直播', '统计', '阵容', '分析', '战绩', '指数', '模型', '方案', '解读', '聊天'],
  ])
  expect(await screen.findByText('掘金 / 湖人 胜率')).toBeDefined()
  expect(screen.getByText('61.2%')).toBeDefined()
  expect(screen.getByText('湖人 3.4')).toBeDefined()
  expect(screen.getByText(/胜负对 262 场，分差平均偏差 9.8 分，收盘盘口 9.4 分/)).toBeDefined()
})

test('R-MATCH-BK-028 the special data of a match stand beside its prediction', async () => {
  await show('model')
  fireEvent.click(await screen.findByText('特色数据'))
  expect(await screen.findByText(/概率变化 6 次/)).toBeDefined()
})

test('R-ODDS-004 the three markets of a match are asked for as the first page of a hundred', async () => {
  const { network } = await showMatch('odds')
  for (const [row, name] of MARKET_CALLS) {
    fireEvent.click(await screen.findByRole('radio', { name }))
    await waitFor(() => expect(network.asked(row).length).toBeGreaterThan(0))
    for (const asked of network.asked(row))
      expect(asked).toMatchObject({ pageNo: 1, pageSize: 100 })
  }
})
