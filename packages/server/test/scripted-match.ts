import type { BasketballBody } from '@linmen/domain/match/basketball/basketball-report.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { FootballBody } from '@linmen/domain/match/match-report.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { feedReader } from '#features/match/feed/feed-reader.ts'
import { scriptedFeed, type Said } from '#feeds/scripted.ts'
import type { TestApp } from './harness.ts'
import { fixtureBetween, leagueNamed, teamNamed } from './sport-factory.ts'

/** What may be said about a match: something about play, or an offer of a company. */
export type Body = FootballBody | Offer
export type Offer = { readonly kind: 'odds' } & Pick<
  OddsTick,
  'company' | 'european' | 'asian' | 'overUnder'
>

/** One match of today that reports exactly what a test says. */
export function scriptedMatch(
  app: TestApp,
  id = '1',
  sport: 'football' | 'basketball' = 'football',
) {
  const kickOffAtMs = app.clock.nowMs()
  const day = businessDay(kickOffAtMs)
  const league = leagueNamed(sport === 'football' ? '英超' : 'NBA', sport)
  const teams = [teamNamed(`${id}h`, '伦敦竞技', league), teamNamed(`${id}a`, '利兹流浪', league)]
  const feed = scriptedFeed({
    leagues: [league],
    teams,
    fixtures: [fixtureBetween(teams, { id, day, kickOffAtMs })],
  })
  const reader = feedReader(app.ports, feed)
  const report = (seq: number, body: Body | BasketballBody): Said => {
    const base = { matchId: id, seq, atMs: kickOffAtMs + seq * 60_000 }
    return { ...base, ...body }
  }
  return {
    id,
    day,
    report,
    feed,
    stall: feed.stall,
    /** The feed says this, and a second later the server has read it. */
    hears: async (...said: Said[]) => {
      feed.say(...said)
      app.clock.advance(1000)
      await reader.read()
    },
  }
}

export const kickOff = (atMs: number): FootballBody => ({
  kind: 'status',
  phase: 'firstHalf',
  clockFromMs: atMs,
})
export const goal = (side: 'home' | 'away', minute: number): FootballBody => ({
  kind: 'goal',
  side,
  minute,
  player: '霍尔姆',
  assist: '迪亚森',
})
export const offer = (home: number): Offer => ({
  kind: 'odds',
  company: 6,
  european: { home, draw: 320, away: 410 },
  asian: { first: 90, line: 5000, second: 96 },
  overUnder: { first: 88, line: 25_000, second: 98 },
})
