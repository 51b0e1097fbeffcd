import { expect, test } from 'vitest'
import { stubOutlook } from '#test/stub-outlook.ts'
import {
  COMPANIES,
  EXCHANGE_COMPANY,
  LOTTERY_COMPANY,
  MAIN_COMPANY,
} from '@linmen/domain/market/companies.ts'
import { ODDS_COMPANIES } from '@linmen/domain/odds/companies.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { worldMarket } from './world-market.ts'

const market = worldMarket('market')
const SPORTS = ['football', 'basketball'] as const
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const of = (ticks: readonly OddsTick[], company: number) =>
  ticks.filter((tick) => tick.company === company)

test.each(SPORTS)(
  '%s: the same match is told the same, and another seed tells another',
  (sport) => {
    const outlook = stubOutlook(sport, 3)
    expect(market.ticks(outlook)).toEqual(worldMarket('market').ticks(outlook))
    expect(market.depth(outlook)).toEqual(worldMarket('market').depth(outlook))
    expect(market.ticks(outlook)).not.toEqual(worldMarket('other').ticks(outlook))
  },
)

test.each(SPORTS)('%s: a headline company says in full just what it says in the list', (sport) => {
  for (let at = 0; at < 60; at++) {
    const outlook = stubOutlook(sport, at)
    const [headline, ticks] = [market.headline(outlook), market.ticks(outlook)]
    for (const { id } of ODDS_COMPANIES) {
      expect(of(headline, id)).toEqual(of(ticks, id))
      expect(of(headline, id).length).toBeLessThanOrEqual(id === MAIN_COMPANY[sport] ? 110 : 24)
    }
    expect(new Set(headline.map(({ company }) => company)).size).toBe(ODDS_COMPANIES.length)
  }
})

test('waters of bookmakers before a match lie between 0.70 and 1.15, but for one in two hundred', () => {
  const waters: number[] = []
  for (let at = 0; at < 100; at++) {
    const outlook = stubOutlook('football', at)
    for (const { company, atMs, asian, overUnder } of market.ticks(outlook))
      if (atMs <= outlook.fixture.kickOffAtMs && company < LOTTERY_COMPANY)
        waters.push(asian.first, asian.second, overUnder.first, overUnder.second)
  }
  const outside = waters.filter((water) => water < 70 || water > 115)
  expect(outside.length / waters.length).toBeLessThan(0.005)
  expect(Math.min(...waters)).toBeGreaterThan(60)
  expect(Math.max(...waters)).toBeLessThan(130)
})

test('headline companies have about ten offers a match, the main one about sixty', () => {
  const main: OddsTick[] = []
  const others: OddsTick[] = []
  for (let at = 0; at < 330; at++)
    for (const tick of market.headline(stubOutlook('football', at)))
      (tick.company === MAIN_COMPANY.football ? main : others).push(tick)
  const mean = others.length / 330 / (ODDS_COMPANIES.length - 1)
  expect(mean).toBeGreaterThan(5)
  expect(mean).toBeLessThan(12)
  expect(main.length / 330).toBeGreaterThan(45)
  expect(main.length / 330).toBeLessThan(75)
})

test.each(SPORTS)('%s: closing is the last offer of the main company before kick-off', (sport) => {
  for (let at = 0; at < 400; at++) {
    const calledOffAtMs = at % 5 === 0 ? beforeKickOff(sport, at) : null
    const outlook = stubOutlook(sport, at, { calledOffAtMs })
    const told = of(market.headline(outlook), MAIN_COMPANY[sport])
    const last = told.findLast(({ atMs }) => atMs <= outlook.fixture.kickOffAtMs)
    const { european, asian, overUnder } = last ?? {}
    expect(market.closing(outlook)).toEqual(last ? { european, asian, overUnder } : null)
  }
})

const beforeKickOff = (sport: (typeof SPORTS)[number], at: number) =>
  stubOutlook(sport, at).fixture.kickOffAtMs - at * 20 * MINUTE_MS

test.each(SPORTS)('%s: numbers count from one, time never goes back', (sport) => {
  for (let at = 0; at < 40; at++) {
    const ticks = market.ticks(stubOutlook(sport, at))
    expect(ticks.length).toBeLessThanOrEqual(900)
    for (const { id } of COMPANIES) {
      const mine = of(ticks, id)
      expect(mine.map(({ seq }) => seq)).toEqual(mine.map((_, place) => place + 1))
      const times = mine.map(({ atMs }) => atMs)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  }
})

test.each(SPORTS)('%s: a company that would repeat itself is silent', (sport) => {
  for (let at = 0; at < 40; at++) {
    const offers = market
      .ticks(stubOutlook(sport, at))
      .map(({ company, european, asian, overUnder }) =>
        JSON.stringify([company, european, asian, overUnder]),
      )
    expect(offers.filter((offer, place) => offer === offers[place - 1])).toEqual([])
  }
})

test('companies open two to six days before kick-off, each by its own habit', () => {
  const firsts = Array.from({ length: 100 }, (_, at) => {
    const outlook = stubOutlook('football', at, { single: true })
    const ticks = market.ticks(outlook)
    expect(new Set(ticks.map(({ company }) => company)).size).toBe(COMPANIES.length)
    return ticks
      .filter(({ seq }) => seq === 1)
      .map(({ company, atMs }) => ({
        company,
        days: (outlook.fixture.kickOffAtMs - atMs) / DAY_MS,
      }))
  }).flat()
  for (const { days } of firsts) {
    expect(days).toBeGreaterThan(1.8)
    expect(days).toBeLessThan(6.2)
  }
  const habit = (id: number) => {
    const mine = firsts.filter(({ company }) => company === id)
    return mine.reduce((sum, { days }) => sum + days, 0) / mine.length
  }
  expect(habit(17) - habit(LOTTERY_COMPANY)).toBeGreaterThan(3)
})

test('nobody opens before a match is known, nor long after', () => {
  const plain = stubOutlook('football', 12)
  const announcedAtMs = plain.fixture.kickOffAtMs - 2 * DAY_MS
  const ticks = market.ticks({ ...plain, fixture: { ...plain.fixture, announcedAtMs } })
  const firsts = ticks.filter(({ seq }) => seq === 1).map(({ atMs }) => atMs - announcedAtMs)
  expect(firsts.length).toBeGreaterThan(15)
  expect(Math.min(...firsts)).toBeGreaterThan(0)
  expect(Math.max(...firsts)).toBeLessThan(4 * 60 * MINUTE_MS)
})

test('prices answer a goal within two minutes, and the market is closed before the end', () => {
  let goals = 0
  for (let at = 0; at < 40; at++) {
    const outlook = stubOutlook('football', at)
    const live = of(market.ticks(outlook), 17)
    const lastMs = live.at(-1)!.atMs
    expect(outlook.playedShare(lastMs)).toBeLessThan(0.95)
    for (const shock of outlook.shocks.filter((ms) => outlook.playedShare(ms) < 0.9)) {
      goals += 1
      expect(live.some(({ atMs }) => atMs > shock && atMs < shock + 2 * MINUTE_MS)).toBe(true)
    }
  }
  expect(goals).toBeGreaterThan(50)
})

test('a goal makes its side dearer to oppose, a goal taken back undoes it', () => {
  const plain = stubOutlook('football', 7)
  const at = (share: number) => plain.startMs + share * (plain.endMs - plain.startMs)
  const outlook = {
    ...plain,
    shocks: [at(0.3), at(0.34)],
    scoreAt: (ms: number) => ({ home: ms >= at(0.3) && ms < at(0.34) ? 1 : 0, away: 0 }),
  }
  const live = of(market.ticks(outlook), 17)
  const price = (ms: number) => live.findLast(({ atMs }) => atMs <= ms)!.european.home
  expect(price(at(0.33))).toBeLessThan(0.75 * price(at(0.3)))
  expect(Math.abs(price(at(0.37)) / price(at(0.3)) - 1)).toBeLessThan(0.15)
})

test('ten men are worth less from the moment the world says so', () => {
  const plain = stubOutlook('football', 9)
  const redMs = plain.startMs + 0.3 * (plain.endMs - plain.startMs)
  const told = (strengthAt?: (atMs: number) => { home: number; away: number }) => {
    const course = { shocks: [redMs], scoreAt: () => ({ home: 0, away: 0 }) }
    const ticks = market.ticks({ ...plain, ...course, ...(strengthAt ? { strengthAt } : {}) })
    return of(ticks, 17).find(({ atMs }) => atMs > redMs + 10 * MINUTE_MS)!.european.home
  }
  const tenMen = (atMs: number) => (atMs < redMs ? { home: 1, away: 1 } : { home: 0.7, away: 1.25 })
  expect(told(tenMen)).toBeGreaterThan(told() * 1.1)
})

test('a match that is called off has no offers afterwards, one called off early has none', () => {
  const plain = stubOutlook('football', 8)
  const dayBefore = plain.fixture.kickOffAtMs - DAY_MS
  const ticks = market.ticks({ ...plain, calledOffAtMs: dayBefore })
  expect(ticks.length).toBeGreaterThan(20)
  expect(ticks.every(({ atMs }) => atMs <= dayBefore)).toBe(true)
  const calledOffAtMs = plain.fixture.kickOffAtMs - 9 * DAY_MS
  expect(market.ticks({ ...plain, calledOffAtMs })).toEqual([])
  expect(market.depth({ ...plain, calledOffAtMs })).toEqual([])
  expect(market.closing({ ...plain, calledOffAtMs })).toBeNull()
})

test('the lottery quotes its own matches only, in football without Asian lines', () => {
  const none = { first: 0, line: 0, second: 0 }
  const [carried, other] = [true, false].map((single) =>
    of(market.ticks(stubOutlook('football', 1, { single })), LOTTERY_COMPANY),
  )
  expect(other).toEqual([])
  for (const { asian, overUnder } of carried!) expect([asian, overUnder]).toEqual([none, none])
  const game = market.ticks(stubOutlook('basketball', 1, { single: true }))
  for (const { asian } of of(game, LOTTERY_COMPANY)) expect(asian.first).toBeGreaterThan(50)
})

test('some smaller matches have no exchange, and then neither price nor money', () => {
  const found = Array.from({ length: 100 }, (_, at) => {
    const outlook = stubOutlook('football', at, { single: false })
    const money = market.depth(outlook).length > 0
    expect(of(market.ticks(outlook), EXCHANGE_COMPANY).length > 0).toBe(money)
    return money
  })
  expect(found.filter(Boolean).length).toBeGreaterThan(40)
  expect(found.filter(Boolean).length).toBeLessThan(80)
})
