import { expect, test } from 'vitest'
import { stubOutlook } from '#test/stub-outlook.ts'
import { EXCHANGE_COMPANY } from '@linmen/domain/market/companies.ts'
import { exchangePrice, nextExchangePrice } from '@linmen/domain/market/exchange-ladder.ts'
import { matchedByHour } from '@linmen/domain/market/matched-hours.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import { worldMarket } from './world-market.ts'

const market = worldMarket('depth')
const HOUR_MS = 3_600_000
const SPORTS = ['football', 'basketball'] as const
type Kind = 'volume' | 'trade' | 'betShare'
const pick = <K extends Kind>(records: readonly DepthRecord[], kind: K) =>
  records.filter((record): record is Extract<DepthRecord, { kind: K }> => record.kind === kind)

const fortyMatches = (sport: (typeof SPORTS)[number]) =>
  Array.from({ length: 40 }, (_, at) => {
    const outlook = stubOutlook(sport, at, { single: at % 2 === 0 })
    return { outlook, records: market.depth(outlook) }
  }).filter(({ records }) => records.length > 0)
const all = { football: fortyMatches('football'), basketball: fortyMatches('basketball') }
const matches = (sport: (typeof SPORTS)[number]) => all[sport]

test.each(SPORTS)('%s: volumes grow on every outcome and are never empty', (sport) => {
  for (const { outlook, records } of matches(sport)) {
    const volumes = pick(records, 'volume')
    expect(volumes.length).toBeGreaterThanOrEqual(12)
    expect(volumes.length).toBeLessThanOrEqual(50)
    expect(volumes.some(({ atMs }) => atMs > outlook.startMs)).toBe(true)
    let last = { home: 0, draw: 0, away: 0 }
    for (const { home, draw, away } of volumes) {
      expect(draw === null).toBe(sport === 'basketball')
      const now = { home: home.amount, draw: draw?.amount ?? 1, away: away.amount }
      for (const side of ['home', 'draw', 'away'] as const) {
        expect(now[side]).toBeGreaterThan(0)
        expect(now[side]).toBeGreaterThanOrEqual(last[side])
      }
      last = now
    }
  }
})

test('in the last day before kick-off the exchange is looked at every hour', () => {
  for (const { outlook, records } of matches('football')) {
    const told = pick(records, 'volume').map((volume) => ({
      atMs: volume.atMs,
      ...{ home: volume.home.amount, draw: volume.draw!.amount, away: volume.away.amount },
    }))
    const hours = matchedByHour(told, outlook.fixture.kickOffAtMs)
    expect(hours).toHaveLength(24)
    for (const { fromMs, untilMs } of hours)
      expect(Math.abs(untilMs - fromMs - HOUR_MS)).toBeLessThan(HOUR_MS / 3)
  }
})

test.each(SPORTS)('%s: large trades are a part of what was matched', (sport) => {
  for (const { records } of matches(sport)) {
    const trades = pick(records, 'trade')
    const end = pick(records, 'volume').at(-1)!
    expect(trades.length).toBeGreaterThanOrEqual(20)
    expect(trades.length).toBeLessThanOrEqual(80)
    for (const side of ['home', 'draw', 'away'] as const) {
      const sum = trades
        .filter(({ outcome }) => outcome === side)
        .reduce((all, { amount }) => all + amount, 0)
      expect(sum).toBeLessThanOrEqual(end[side]?.amount ?? 0)
    }
    for (const { amount } of trades) expect(amount).toBeGreaterThan(0)
  }
})

test.each(SPORTS)('%s: a trade is made at the price that stood, or the next one', (sport) => {
  let inPlay = 0
  for (const { outlook, records } of matches(sport)) {
    const quoted = market.ticks(outlook).filter(({ company }) => company === EXCHANGE_COMPANY)
    for (const { price, atMs, outcome } of pick(records, 'trade')) {
      const stood = quoted.findLast((tick) => tick.atMs <= atMs)!.european[outcome]
      expect([stood, nextExchangePrice(stood)]).toContain(price)
      expect(exchangePrice(price)).toBe(price)
      if (atMs > outlook.startMs) inPlay += 1
    }
  }
  expect(inPlay).toBeGreaterThan(100)
})

test.each(SPORTS)('%s: shares of tickets add up, move, and only the lottery has them', (sport) => {
  for (const { outlook, records } of matches(sport)) {
    const shares = pick(records, 'betShare')
    expect(shares.length > 0).toBe(outlook.fixture.lottery.single !== null)
    for (const { home, draw, away } of shares) {
      expect(home + draw + away).toBe(1000)
      expect(Math.min(home, away)).toBeGreaterThan(0)
      expect(draw > 0).toBe(sport === 'football')
    }
    for (const game of ['winDrawLose', 'handicap'] as const) {
      const mine = shares.filter((share) => share.game === game)
      if (mine.length > 0) expect(new Set(mine.map(({ home }) => home)).size).toBeGreaterThan(1)
    }
  }
})

test('records are in order of time and numbered within their kind', () => {
  for (const { records } of matches('football')) {
    expect(records.map(({ atMs }) => atMs)).toEqual(
      records.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
    )
    for (const kind of ['volume', 'trade', 'betShare'] as const) {
      const seqs = pick(records, kind).map(({ seq }) => seq)
      expect(seqs).toEqual(seqs.map((_, at) => at + 1))
    }
  }
})

test('a match of the national games draws more money than another', () => {
  const sum = (single: boolean) => {
    let all = 0
    for (let at = 0; at < 40; at++) {
      const end = pick(market.depth(stubOutlook('football', at, { single })), 'volume').at(-1)
      all += end?.home.amount ?? 0
    }
    return all
  }
  expect(sum(true)).toBeGreaterThan(5 * sum(false))
})
