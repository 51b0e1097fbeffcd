import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainExchange } from './explain-exchange.ts'
import {
  explainBetHeat,
  explainDispersion,
  explainKelly,
  explainOddsDispersion,
  explainReturnRate,
  type Quote,
} from './explain-market.ts'
import type { Explained } from './explained.ts'
import { kellyTable } from './kelly-table.ts'

/** What a calculator says that is given the printed text and nothing else. */
function calculated(sum: string): number {
  const signs = sum.match(/[\d.]+|[-+×÷()²√]/g) ?? []
  const takes = (sign: string) => signs[0] === sign && signs.shift() !== undefined
  const plus = (): number => {
    let value = times()
    for (;;)
      if (takes('+')) value += times()
      else if (takes('-')) value -= times()
      else return value
  }
  const times = (): number => {
    let value = one()
    for (;;)
      if (takes('×')) value *= one()
      else if (takes('÷')) value /= one()
      else return value
  }
  const closed = (value: number) => (takes(')') ? value : NaN)
  const one = (): number => {
    if (takes('√')) return Math.sqrt(one())
    const value = takes('(') ? closed(plus()) : Number(signs.shift())
    return takes('²') ? value ** 2 : value
  }
  return plus()
}

const OUTCOMES = ['home', 'draw', 'away'] as const

function expectTrue({ figure, steps }: Explained): void {
  for (const step of steps) {
    const digits = /\.(\d+)/.exec(step.figure)?.[1]?.length ?? 0
    const printed = Number(step.figure.replace('%', ''))
    expect(Math.abs(calculated(step.sum) - printed)).toBeLessThanOrEqual(0.500001 * 10 ** -digits)
  }
  expect(steps.at(-1)?.figure).toBe(figure)
}

const price = fc.integer({ min: 105, max: 3000 })
const quotes = fc
  .array(fc.record({ home: price, draw: price, away: price }), { minLength: 3, maxLength: 24 })
  .map((all): Quote[] => all.map((odds, at) => ({ name: `公司${at}`, odds })))
const outcome = fc.constantFrom(...OUTCOMES)

const tick = ({ odds }: Quote, at: number) => ({
  matchId: '1',
  company: at + 1,
  seq: 1,
  atMs: 0,
  european: odds,
  asian: { first: 0, line: 0, second: 0 },
  overUnder: { first: 0, line: 0, second: 0 },
})
const tableOf = (all: readonly Quote[]) =>
  kellyTable(
    all.map((quote, at) => {
      const now = tick(quote, at)
      return { company: at + 1, first: now, now, changes: 0 }
    }),
  )!

describe('the printed inputs give the printed figure', () => {
  it('of Kelly, dispersion and return rate, and it is the figure of the table', () => {
    fc.assert(
      fc.property(quotes, outcome, (all, side) => {
        const table = tableOf(all)
        const [kelly, rate] = [explainKelly(all, 0, side), explainReturnRate(all[0]!)]
        const spread = explainDispersion(all, side)
        for (const each of [kelly, rate, spread, explainOddsDispersion(all, side)!])
          expectTrue(each)
        expect(Number(kelly.figure)).toBe(table.rows[0]!.kelly[side])
        expect(Number(spread.figure)).toBe(table.dispersion[side])
        expect(Number(rate.figure.replace('%', ''))).toBe(table.rows[0]!.returnRate)
      }),
      { numRuns: 60 },
    )
  })

  it('of the heat of tickets', () => {
    const quote = { name: '36*', odds: { home: 200, draw: 320, away: 380 } }
    const heat = explainBetHeat(61.2, quote, 'home')
    expectTrue(heat)
    expect(heat.figure).toBe('+14.7')
  })

  it('of an exchange', () => {
    const amount = fc.integer({ min: 1, max: 90_000_000 })
    const entry = fc.record({
      amount,
      price: fc.integer({ min: 101, max: 5000 }).map((each) => each / 100),
      chance: fc.double({ min: 0.5, max: 95, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.tuple(entry, entry, entry), fc.nat(2), (entries, at) => {
        const explained = explainExchange(entries, at)!
        Object.values(explained).forEach(expectTrue)
      }),
    )
  })
})

it('points and index of an exchange have names of their own', () => {
  const entries = [
    { amount: 6640, price: 1.9, chance: 50.2 },
    { amount: 2060, price: 3.4, chance: 27.4 },
    { amount: 1300, price: 4.1, chance: 22.4 },
  ]
  const { gap, heat } = explainExchange(entries, 0)!
  expect([gap.figure, gap.formula]).toEqual(['+16.2', '占比差 = 成交比例 - 市场概率（百分点）'])
  expect([heat.figure, heat.formula]).toEqual([
    '+32',
    '冷热指数 = (成交比例 - 市场概率) ÷ 市场概率 × 100',
  ])
})

it('the difference of an exchange is that of the whole figures, not of the rounded ones', () => {
  const entries = [
    { amount: 5_054_090, price: 3, chance: 32.3172 },
    { amount: 1_927_766, price: 3.3, chance: 30.0354 },
    { amount: 4_805_078, price: 2.6, chance: 37.6474 },
  ]
  const { share, gap } = explainExchange(entries, 0)!
  expect([share.figure, gap.figure]).toEqual(['42.9%', '+10.6'])
  expect(gap.steps[0]?.sum).toMatch(/ - 32\.3172$/)
})

it('an exchange without money on every outcome explains nothing', () => {
  const entry = { amount: 10, price: 2, chance: 33.3 }
  expect(explainExchange([entry, entry, { ...entry, amount: 0 }], 0)).toBeNull()
})

it('too few companies have no dispersion of odds', () => {
  const quote = { name: '36*', odds: { home: 200, draw: 320, away: 380 } }
  expect(explainOddsDispersion([quote, quote], 'home')).toBeNull()
})
