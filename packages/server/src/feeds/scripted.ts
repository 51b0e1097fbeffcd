import type { MatchReport } from '@linmen/domain/match/match-report.ts'
import type { FeedFixture, MatchFeed } from './port.ts'

export interface ScriptedFeed extends MatchFeed {
  /** What the next question will hear, in exactly this order, whatever the clock says. */
  say(...reports: MatchReport[]): void
  /** From now on the feed is silent and its clock stands still. */
  stall(): void
}

/** A feed that says what a test tells it to say. */
export function scriptedFeed(fixtures: readonly FeedFixture[]): ScriptedFeed {
  let pending: MatchReport[] = []
  let stalledAtMs: number | null = null
  let lastMs = 0
  return {
    name: 'script',
    fixtures: async (day) => fixtures.filter((fixture) => fixture.day === day),
    reports: async (_days, _afterMs, untilMs) => {
      const reports = pending
      pending = []
      lastMs = untilMs
      return { asOfMs: stalledAtMs ?? untilMs, reports }
    },
    say: (...reports) => void pending.push(...reports),
    stall: () => void (stalledAtMs = lastMs),
  }
}
