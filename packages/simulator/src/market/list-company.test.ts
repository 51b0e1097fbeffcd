import { expect, test } from 'vitest'
import { stubOutlook } from '#test/stub-outlook.ts'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Outlook } from '#sport-world.ts'
import { worldMarket } from './world-market.ts'

const market = worldMarket('list')
const MINUTE_MS = 60_000

const inPlay = (outlook: Outlook): OddsTick[] => {
  const { sport, kickOffAtMs } = outlook.fixture
  return market
    .headline(outlook)
    .filter(({ company, atMs }) => company === MAIN_COMPANY[sport] && atMs > kickOffAtMs)
}

test.each(['football', 'basketball'] as const)(
  '%s: the company of the list is hardly ever silent for more than three minutes of play',
  (sport) => {
    let [gaps, long] = [0, 0]
    for (let at = 0; at < 60; at++) {
      const outlook = stubOutlook(sport, at)
      const times = [...inPlay(outlook).map(({ atMs }) => atMs), outlook.endMs]
      for (const [place, atMs] of times.entries()) {
        gaps += 1
        if (atMs - (times[place - 1] ?? outlook.startMs) > 3 * MINUTE_MS + 1000) long += 1
      }
    }
    expect(gaps).toBeGreaterThan(60 * 45)
    expect(long / gaps).toBeLessThan(0.02)
  },
)

test('the company of the list answers every goal within a minute, the last ones too', () => {
  let goals = 0
  for (let at = 0; at < 60; at++) {
    const outlook = stubOutlook('football', at)
    const ticks = inPlay(outlook)
    for (const shock of outlook.shocks.filter((ms) => ms < outlook.endMs - MINUTE_MS)) {
      goals += 1
      const next = ticks.find(({ atMs }) => atMs > shock)
      expect(next && next.atMs - shock).toBeLessThanOrEqual(MINUTE_MS)
    }
  }
  expect(goals).toBeGreaterThan(100)
})

test('whoever leads in the last minutes is the favourite of the list', () => {
  let leads = 0
  for (let at = 0; at < 100; at++) {
    const outlook = stubOutlook('football', at)
    for (const { atMs, european } of inPlay(outlook)) {
      const { home, away } = outlook.scoreAt(atMs)
      if (outlook.playedShare(atMs) < 0.95 || home === away) continue
      leads += 1
      const [leader, other] =
        home > away ? (['home', 'away'] as const) : (['away', 'home'] as const)
      expect(european[leader]).toBeLessThan(european.draw)
      expect(european[leader]).toBeLessThan(european[other])
    }
  }
  expect(leads).toBeGreaterThan(100)
})
