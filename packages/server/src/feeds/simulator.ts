import { demoSchedule } from '@linmen/domain/feed/demo-schedule.ts'
import { storyLines } from '@linmen/domain/feed/demo-story.ts'
import type { StoryLine } from '@linmen/domain/feed/story-draft.ts'
import type { FeedFixture, MatchFeed } from './port.ts'

interface Day {
  readonly fixtures: readonly FeedFixture[]
  /** In order of time. */
  readonly lines: readonly StoryLine[]
}

const DAYS_KEPT = 8
// Who reads after a long silence wants to know what happened, not every price in between.
const PASSING_MS = 10 * 60_000

/** The demo world as a feed. It holds no state of its own: the past is recomputed, not remembered. */
export function simulatedFeed(seed: string): MatchFeed {
  const days = new Map<string, Day>()
  const dayOf = (day: string) => {
    const known = days.get(day) ?? tell(seed, day)
    days.delete(day)
    days.set(day, known)
    if (days.size > DAYS_KEPT) days.delete(days.keys().next().value!)
    return known
  }
  return {
    name: 'demo',
    fixtures: async (day) => dayOf(day).fixtures,
    reports: async (among, afterMs, untilMs) => ({
      asOfMs: untilMs,
      reports: among.flatMap((day) =>
        between(dayOf(day).lines, afterMs, untilMs)
          .filter((line) => !line.passing || line.atMs > untilMs - PASSING_MS)
          .map((line) => line.tell()),
      ),
    }),
  }
}

function tell(seed: string, day: string): Day {
  const schedule = demoSchedule(seed, day)
  return {
    fixtures: schedule.map((fixture) => ({ ...fixture, neutral: fixture.league.cup })),
    lines: schedule
      .flatMap((fixture) => storyLines(seed, fixture))
      .toSorted((a, b) => a.atMs - b.atMs),
  }
}

const between = (lines: readonly StoryLine[], afterMs: number, untilMs: number) =>
  lines.slice(firstAfter(lines, afterMs), firstAfter(lines, untilMs))

function firstAfter(lines: readonly StoryLine[], ms: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]!.atMs <= ms) low = middle + 1
    else high = middle
  }
  return low
}
