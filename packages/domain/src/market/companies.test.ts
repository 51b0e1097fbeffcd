import { expect, test } from 'vitest'
import {
  COMPANIES,
  companyOf,
  EXCHANGE_COMPANY,
  LOTTERY_COMPANY,
  MAIN_COMPANY,
} from '#market/companies.ts'
import { DEFAULT_FOOTBALL_COMPANY, ODDS_COMPANIES } from '#odds/companies.ts'

test('at least twenty companies, each with a number and a name of its own', () => {
  expect(COMPANIES.length).toBeGreaterThanOrEqual(20)
  expect(new Set(COMPANIES.map(({ id }) => id)).size).toBe(COMPANIES.length)
  expect(new Set(COMPANIES.map(({ name }) => name)).size).toBe(COMPANIES.length)
})

test('the list settings begin with 6 for football and 5 for basketball', () => {
  expect(MAIN_COMPANY).toEqual({ football: DEFAULT_FOOTBALL_COMPANY, basketball: 5 })
})

test('every company of the list settings is one of these bookmakers', () => {
  for (const { id } of ODDS_COMPANIES) expect(companyOf(id)?.kind).toBe('bookmaker')
})

test('the lottery and the exchange are told apart from bookmakers', () => {
  expect(companyOf(LOTTERY_COMPANY)).toMatchObject({ name: '竞彩官方', kind: 'lottery' })
  expect(companyOf(EXCHANGE_COMPANY)).toMatchObject({ name: '必发', kind: 'exchange' })
  expect(companyOf(99)).toBeNull()
})
