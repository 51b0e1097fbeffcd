import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { Outlook } from '#sport-world.ts'
import type { Almanac } from './almanac.ts'
import { scoresOf, type ScoreFrom } from './depth/stage.ts'
import { strengthOf } from './draw/sent-off.ts'
import { CALLED_OFF_BEFORE_MS } from './season/league-season.ts'
import type { Match } from './season/match.ts'
import { MINUTE_MS, storyClock, type StoryClock } from './story/clock.ts'

/**
 * What a bookmaker knows of a match. He takes bets on ninety minutes, so nothing after them counts. The story is told
 * only when somebody asks for the score: whole seasons are priced before kick-off.
 */
export function outlookOf(
  almanac: Almanac,
  match: Match,
  told: { readonly fixture: Fixture; readonly story: () => readonly FootballReport[] },
): Outlook {
  const clock = storyClock(almanac.seed, match)
  let known: readonly ScoreFrom[] | undefined
  const scores = () => (known ??= scoresOf({ story: told.story() }))
  return {
    fixture: told.fixture,
    expected: almanac.expected(match),
    startMs: clock.startMs,
    endMs: clock.fullMs,
    calledOffAtMs: calledOffAt(match, clock),
    playedShare: (atMs) => playedShare(clock, atMs),
    scoreAt: (atMs) => {
      if (atMs < clock.startMs) return NOTHING
      const untilMs = Math.min(atMs, clock.fullMs)
      return scores().findLast((each) => each.atMs <= untilMs)?.score ?? NOTHING
    },
    strengthAt: (atMs) => strengthOf(sentOffUntil(told.story(), Math.min(atMs, clock.fullMs))),
    get shocks() {
      return told.story().flatMap((report) => (isShock(report, clock) ? [report.atMs] : []))
    },
  }
}

const NOTHING: Pair = { home: 0, away: 0 }

function sentOffUntil(story: readonly FootballReport[], atMs: number): Pair {
  const count = { home: 0, away: 0 }
  for (const report of story)
    if (report.kind === 'card' && report.colour === 'red' && report.atMs <= atMs)
      count[report.side] += 1
  return count
}

function calledOffAt({ fate, kickOffAtMs }: Match, { stop }: StoryClock): number | null {
  if (fate === 'played') return null
  return fate === 'abandoned' ? stop!.fromMs + stop!.forMs : kickOffAtMs - CALLED_OFF_BEFORE_MS
}

const isShock = (report: FootballReport, { fullMs }: StoryClock) =>
  report.atMs < fullMs &&
  (report.kind === 'goal' ||
    report.kind === 'goalCancelled' ||
    (report.kind === 'card' && report.colour === 'red'))

/** Stoppage time adds nothing: the last minute of a half lasts until the whistle. */
function playedShare(
  { startMs, halfMs, restartMs, fullMs, stop }: StoryClock,
  atMs: number,
): number {
  if (atMs >= fullMs) return 1
  const minutes = (ms: number) => Math.max(0, ms) / MINUTE_MS
  const stoppedMs = stop ? Math.min(stop.forMs, Math.max(0, atMs - stop.fromMs)) : 0
  const first = Math.min(45, minutes(Math.min(atMs, halfMs) - startMs))
  return (first + Math.min(45, minutes(atMs - restartMs - stoppedMs))) / 90
}
