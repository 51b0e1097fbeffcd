import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { companyName } from './companies.ts'
import { dispersionTable, kellyTable } from './kelly-table.ts'
import { lineLabel } from './line-label.ts'
import { europeanMean, europeanRows, lineMean, lineRows, results } from './market-table.ts'
import type { Offers } from './offers.ts'

const offer = (company: number, european: EuropeanOdds, line = 5000): Offers => {
  const tick = {
    matchId: '1',
    company,
    seq: 1,
    atMs: 10,
    european,
    asian: { first: 90, line, second: 98 },
    overUnder: { first: 85, line: 25_000, second: 105 },
  }
  return { company, first: tick, now: tick, changes: 0 }
}
const price = (home: number, draw: number, away: number) => ({ home, draw, away })

describe('the table of result prices', () => {
  it('a price of 1.20 / 5.00 / 11.00 pays back 88.9 % and gives 74.1, 17.8 and 8.1 %', () => {
    const [row] = europeanRows([offer(6, price(120, 500, 1100))])
    expect(row).toMatchObject({
      returnRate: 88.9,
      chances: { home: 74.1, draw: 17.8, away: 8.1 },
      name: '36*',
    })
  })

  it('one company alone has a Kelly index equal to its return rate', () => {
    const [row] = europeanRows([offer(6, price(120, 500, 1100))])
    expect(row?.kelly).toEqual({ home: 0.89, draw: 0.89, away: 0.89 })
  })

  it('a sport without a draw has two outcomes', () => {
    const [row] = europeanRows([offer(5, price(180, 0, 205))])
    expect(row?.chances).toEqual({ home: 53.2, draw: null, away: 46.8 })
  })

  it('means are over the companies, and nobody has no mean', () => {
    const mean = europeanMean([offer(6, price(200, 320, 380)), offer(2, price(210, 330, 400))])
    expect(mean).toMatchObject({ companies: 2, now: price(205, 325, 390) })
    expect(europeanMean([])).toBeNull()
  })
})

test('a mean pays back no more than the best company and no less than the worst', () => {
  const odds = fc.record({
    home: fc.integer({ min: 101, max: 5000 }),
    draw: fc.integer({ min: 101, max: 5000 }),
    away: fc.integer({ min: 101, max: 5000 }),
  })
  fc.assert(
    fc.property(fc.array(odds, { minLength: 1, maxLength: 12 }), (all) => {
      const offers = all.map((each, company) => offer(company, each))
      const rates = europeanRows(offers).map(({ returnRate }) => returnRate)
      const { returnRate } = europeanMean(offers)!
      return returnRate <= Math.max(...rates) && returnRate >= Math.min(...rates)
    }),
  )
})

it('prices from before and after a goal make no return above 100 %', () => {
  const offers = [offer(6, price(120, 600, 1500)), offer(2, price(260, 320, 270))]
  expect(europeanMean(offers)?.returnRate).toBeLessThan(95)
})

describe('the table of lines', () => {
  const offers = [
    offer(6, price(1, 1, 1)),
    offer(2, price(1, 1, 1)),
    offer(3, price(1, 1, 1), 7500),
  ]

  it('names the line and its return', () => {
    expect(lineRows(offers, 'asian', 'football')[2]).toMatchObject({
      label: '半/一',
      returnRate: 97,
    })
  })

  it('the market stands at the line most companies offer', () => {
    expect(lineMean(offers, 'asian', 'football')).toMatchObject({
      companies: 2,
      label: '半球',
      now: { line: 5000 },
    })
    expect(lineMean([], 'asian', 'football')).toBeNull()
  })

  it.each([
    [5000, 'asian', 'football', '半球'],
    [22_500, 'overUnder', 'football', '2/2.5'],
    [75_000, 'asian', 'basketball', '-7.5'],
    [-35_000, 'asian', 'basketball', '+3.5'],
    [0, 'asian', 'basketball', '0'],
    [2_235_000, 'overUnder', 'basketball', '223.5'],
  ] as const)('%i of %s in %s reads %s', (units, market, sport, label) => {
    expect(lineLabel(units, market, sport)).toBe(label)
  })
})

describe('Kelly and dispersion', () => {
  const offers = [
    offer(2, price(215, 290, 320)),
    offer(6, price(204, 296, 349)),
    offer(3, price(198, 300, 360)),
  ]

  it('indices are prices times the market chance, with the companies counted', () => {
    const table = kellyTable(offers)
    expect(table?.companies).toBe(3)
    expect(table?.rows[0]?.kelly.home).toBeCloseTo((2.15 * table!.chances.home) / 100, 1)
    expect(kellyTable([])).toBeNull()
  })

  it('too few companies have no dispersion of odds', () => {
    expect(dispersionTable(offers)?.now.odds).not.toBeNull()
    expect(dispersionTable(offers.slice(0, 2))?.now.odds).toBeNull()
    expect(dispersionTable([])).toBeNull()
  })
})

it.each([
  [6, '36*'],
  [2, '威廉*'],
  [3, '皇*'],
  [5, '易胜*'],
  [24, '竞彩官方'],
  [25, '必发'],
  [999, '-'],
])('company %i is called %s', (id, name) => {
  expect(companyName(id)).toBe(name)
})

it('two figures are home and away, three have a draw between them', () => {
  expect(results([1, 2])).toEqual({ home: 1, draw: null, away: 2 })
  expect(results([1, 2, 3])).toEqual({ home: 1, draw: 2, away: 3 })
})
