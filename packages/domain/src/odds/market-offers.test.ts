import { expect, test } from 'vitest'
import { EXCHANGE_COMPANY, LOTTERY_COMPANY, MAIN_COMPANY } from '#market/companies.ts'
import { marketOffers } from './market-offers.ts'

test.each([
  { name: 'a bookmaker', company: MAIN_COMPANY.football, makes: true },
  { name: 'the national lottery', company: LOTTERY_COMPANY, makes: true },
  { name: 'a company of a feed that is not in the list', company: 900, makes: true },
  { name: 'the exchange', company: EXCHANGE_COMPANY, makes: false },
])('$name makes the market: $makes', ({ company, makes }) => {
  expect(marketOffers([{ company }])).toEqual(makes ? [{ company }] : [])
})
