import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { Outlook } from '#sport-world.ts'
import type { Almanac } from './almanac.ts'
import { tipOffMs, type Sheet } from './game/sheet.ts'
import { calledOffAtMs } from './game/story.ts'
import type { Game } from './season/game.ts'

/** What a bookmaker knows of a match. The match itself is made up only when somebody asks what happens in it. */
export function outlookOf(
  almanac: Almanac,
  game: Game,
  told: { readonly fixture: Fixture; readonly story: () => readonly BasketballReport[] },
): Outlook {
  const startMs = tipOffMs(almanac.seed, game)
  const played = game.fate === 'played'
  const sheet = once(() => (played ? almanac.sheet(game) : null))
  const scores = once(() => (played ? scoresOf(told.story()) : []))
  const shocks = once(() => {
    const found = sheet()
    return found ? shocksOf(found, scores()) : []
  })
  return {
    fixture: told.fixture,
    expected: game.expected,
    startMs,
    get endMs() {
      return sheet()?.spans.at(-1)!.endMs ?? startMs + USUAL_MS
    },
    calledOffAtMs: played ? null : calledOffAtMs(game),
    playedShare: (atMs) => playedShare(sheet(), atMs),
    scoreAt: (atMs) => scoreBefore(scores(), atMs),
    get shocks() {
      return shocks()
    },
  }
}

const USUAL_MS = 8_400_000
const NOTHING: Pair = { home: 0, away: 0 }

interface Score {
  readonly atMs: number
  readonly score: Pair
}

/** The score after every basket and after every one taken back. */
function scoresOf(story: readonly BasketballReport[]): Score[] {
  const baskets = new Map<number, Extract<BasketballReport, { kind: 'points' }>>()
  const total = { home: 0, away: 0 }
  return story.flatMap((report) => {
    if (report.kind === 'points') {
      baskets.set(report.seq, report)
      total[report.side] += report.points
    } else if (report.kind === 'pointsCancelled') {
      const { side, points } = baskets.get(report.pointsSeq)!
      total[side] -= points
    } else return []
    return [{ atMs: report.atMs, score: { ...total } }]
  })
}

/** Binary search: prices ask for hundreds of moments. */
function scoreBefore(scores: readonly Score[], atMs: number): Pair {
  let [low, high] = [0, scores.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (scores[middle]!.atMs <= atMs) low = middle + 1
    else high = middle
  }
  return scores[low - 1]?.score ?? NOTHING
}

/** Share of the playing time, overtimes included, that the clock has run. */
function playedShare(sheet: Sheet | null, atMs: number): number {
  if (!sheet) return 0
  const all = sheet.spans.reduce((total, { seconds }) => total + seconds, 0)
  let gone = 0
  for (const [at, span] of sheet.spans.entries()) {
    if (atMs >= span.endMs) gone += span.seconds
    else if (atMs > span.startMs) gone += runSeconds(sheet, at + 1, atMs)
  }
  return gone / all
}

function runSeconds({ spans, stops }: Sheet, period: number, atMs: number): number {
  const { startMs, seconds } = spans[period - 1]!
  const stoodMs = stops
    .filter((stop) => stop.period === period && stop.fromMs < atMs)
    .reduce((total, { fromMs, untilMs }) => total + Math.min(untilMs, atMs) - fromMs, 0)
  return Math.min(seconds, (atMs - startMs - stoodMs) / 1000)
}

/** Points in a row after which the market believes in a run. */
const RUN = 8

/** Ends of quarters, and moments at which one side has scored eight in a row. */
function shocksOf({ spans }: Sheet, scores: readonly Score[]): number[] {
  const runs: number[] = []
  let [from, before] = [NOTHING, NOTHING]
  for (const { atMs, score } of scores) {
    // The other side has answered: a run can only have begun with this basket.
    if (score.home > from.home && score.away > from.away) from = before
    if (score.home - from.home >= RUN || score.away - from.away >= RUN) {
      runs.push(atMs)
      from = score
    }
    before = score
  }
  const ends = spans.slice(0, -1).map(({ endMs }) => endMs)
  return [...runs, ...ends].toSorted((a, b) => a - b)
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
