import type { PredictionDetail } from '@linmen/contract/prediction/prediction.schemas.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ModelCards } from './model-cards.tsx'

const prediction: PredictionDetail = {
  ...{ modelName: '球队评级', method: '说明', predictionId: '7-ratings', matchId: '7' },
  ...{ leagueName: '墨超', home: '甲队', away: '乙队', kickOffAtMs: 2, madeAtMs: 1 },
  chances: { home: 43.61, draw: 28.54, away: 27.85 },
  market: { home: 33.53, draw: 29.7, away: 36.77 },
  marketName: '36*',
  ...{ pick: 'home', score: null, hit: null, sample: 1305, goals: { home: 1.31, away: 0.99 } },
  record: {
    ...{ matches: 0, hits: 0, rps: null, marketRps: null },
    ...{ calibrationError: null, calibration: [] },
  },
  ...{ scores: [], grid: [], over: 40.5, bothScore: 46.3, totals: [], points: [] },
}

test('the market beside a prediction says whose it is and of when', () => {
  render(<ModelCards prediction={prediction} />)
  expect(screen.getByText('36*隐含').parentElement?.textContent).toContain('33 / 30 / 37')
  expect(screen.getByRole('img', { name: '36*认为客胜可能性最大，37%' })).toBeTruthy()
  expect(screen.getByText(/36\*取写入时的欧指去水，不是指数页的平均/)).toBeTruthy()
})

test('a prediction of before companies were named, and one without prices', () => {
  const { rerender } = render(<ModelCards prediction={{ ...prediction, marketName: undefined }} />)
  expect(screen.getByText('市场隐含')).toBeTruthy()
  expect(screen.queryByText(/取写入时的欧指/)).toBeNull()
  const unpriced = { ...prediction, market: null, marketName: undefined }
  rerender(<ModelCards prediction={unpriced} />)
  expect(screen.getByText(/写入时还没有市场概率/)).toBeTruthy()
})
