import { expect, test } from 'vitest'
import { modelRecord, type PricedPrediction } from './model-record.ts'

const even = { home: 4000, draw: 3000, away: 3000 }
const prediction = (day: number, wish: Partial<PricedPrediction> = {}): PricedPrediction => ({
  chances: { home: 6000, draw: 2500, away: 1500 },
  market: even,
  prices: { home: 240, draw: 320, away: 320 },
  score: { home: 1, away: 0 },
  kickOffAtMs: day,
  day: String(day),
  backtest: false,
  ...wish,
})

test('model and market are scored over the same matches; those without a price are told apart', () => {
  const record = modelRecord([
    prediction(1),
    prediction(2, { backtest: true }),
    prediction(3, { market: null }),
  ])
  expect(record).toMatchObject({ matches: 2, backtested: 1, unpriced: 1 })
  expect(record.model.rps).toBeCloseTo((0.4 ** 2 + 0.15 ** 2) / 2, 10)
  expect(record.market.rps).toBeCloseTo((0.6 ** 2 + 0.3 ** 2) / 2, 10)
  expect(record.lead!.mean).toBeCloseTo(record.model.rps! - record.market.rps!, 10)
})

test.each([
  ['most value at home, and it came', {}, [1, 1.4]],
  ['most value at home, and it did not come', { score: { home: 0, away: 0 } }, [1, -1]],
  ['no value at these prices', { prices: { home: 160, draw: 320, away: 320 } }, [0, undefined]],
  ['value exactly one', { prices: { home: 166, draw: 400, away: 600 } }, [0, undefined]],
  ['no prices', { prices: null }, [0, undefined]],
  ['prices that cannot be', { prices: { home: 0, draw: 0, away: 0 } }, [0, undefined]],
] as const)('flat stakes: %s', (_name, wish, [bets, profit]) => {
  const { stake } = modelRecord([prediction(1, wish)])
  expect([stake.bets, stake.points[0]?.profit]).toEqual([bets, profit])
})

test('nothing played is a record of nothing', () => {
  expect(modelRecord([])).toMatchObject({
    matches: 0,
    lead: null,
    model: { rps: null },
    stake: { bets: 0, points: [] },
  })
})

test('matches of one day have an interval, too', () => {
  const { lead } = modelRecord([
    prediction(1),
    prediction(1, { score: { home: 0, away: 1 } }),
    prediction(1, { score: { home: 1, away: 1 } }),
  ])
  expect(lead!.low).toBeLessThan(lead!.mean)
  expect(lead!.high).toBeGreaterThan(lead!.mean)
})
