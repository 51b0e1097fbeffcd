import { expect, test } from 'vitest'
import { EXCHANGE_COMPANY, LOTTERY_COMPANY, MAIN_COMPANY } from '#market/companies.ts'
import { keptUp, marketOffers } from './market-offers.ts'

test.each([
  { name: 'a bookmaker', company: MAIN_COMPANY.football, makes: true },
  { name: 'the national lottery', company: LOTTERY_COMPANY, makes: true },
  { name: 'a company of a feed that is not in the list', company: 900, makes: true },
  { name: 'the exchange', company: EXCHANGE_COMPANY, makes: false },
])('$name makes the market: $makes', ({ company, makes }) => {
  expect(marketOffers([{ company }])).toEqual(makes ? [{ company }] : [])
})

test('a price of play left standing for ten minutes beside others that moved does not count', () => {
  const at = (atMs: number) => ({ now: { atMs } })
  const MINUTE = 60_000
  const offers = [at(0), at(5 * MINUTE), at(16 * MINUTE)]
  expect(keptUp(offers, MINUTE)).toEqual([at(16 * MINUTE)])
  expect(keptUp([at(6 * MINUTE), at(16 * MINUTE)], MINUTE)).toHaveLength(2)
  expect(keptUp(offers, 20 * MINUTE)).toEqual(offers)
  expect(keptUp([], 0)).toEqual([])
})
