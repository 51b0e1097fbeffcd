import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { MatchReport, ReportBody } from '@linmen/domain/match/match-report.ts'
import { feedReader } from '#features/match/feed-reader.ts'
import type { FeedFixture } from '#feeds/port.ts'
import { scriptedFeed } from '#feeds/scripted.ts'
import type { TestApp } from './harness.ts'

/** One match of today that reports exactly what a test says. */
export function scriptedMatch(app: TestApp, id = '1') {
  const kickOffAtMs = app.clock.nowMs()
  const day = businessDay(kickOffAtMs)
  const feed = scriptedFeed([fixtureOf(id, day, kickOffAtMs)])
  const reader = feedReader(app.ports, feed, { back: 0, ahead: 0 })
  const report = (seq: number, body: ReportBody): MatchReport => ({
    ...body,
    matchId: id,
    seq,
    atMs: kickOffAtMs + seq * 60_000,
  })
  return {
    id,
    day,
    report,
    stall: feed.stall,
    /** The feed says this, and a second later the server has read it. */
    hears: async (...reports: MatchReport[]) => {
      feed.say(...reports)
      app.clock.advance(1000)
      await reader.read()
    },
  }
}

export const kickOff = (atMs: number): ReportBody => ({
  kind: 'status',
  phase: 'firstHalf',
  clockFromMs: atMs,
})
export const goal = (side: 'home' | 'away', minute: number): ReportBody => ({
  kind: 'goal',
  side,
  minute,
  player: '霍尔姆',
  assist: '迪亚森',
})

function fixtureOf(id: string, day: string, kickOffAtMs: number): FeedFixture {
  const league = { id: 'l', name: '英超', letter: 'Y', colour: '#5A2A8C', hot: true }
  return {
    id,
    league,
    home: { id: `${id}h`, name: '伦敦竞技', rank: 1 },
    away: { id: `${id}a`, name: '利兹流浪', rank: 9 },
    day,
    kickOffAtMs,
    neutral: false,
    number: '周三001',
    lotteries: ['footballSingle'],
  }
}
