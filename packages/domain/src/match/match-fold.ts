import type { Highlight, MatchLive, Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { lastBreak } from '#odds/market-break.ts'
import { endMoment } from './end-moment.ts'
import { addedTo } from './event-minute.ts'
import type { FootballReport } from './match-report.ts'
import { underStatedScore, type FirstStatement } from './stated-score.ts'

export const NOTHING_YET: MatchLive = {
  version: 0,
  phase: 'scheduled',
  clockFromMs: null,
  score: { full: { home: 0, away: 0 } },
  corners: { home: 0, away: 0 },
  yellowCards: { home: 0, away: 0 },
  redCards: { home: 0, away: 0 },
  corrections: 0,
}

/**
 * The state of a match from everything reported about it, whatever the order of arrival. A score is
 * the goals minus the cancelled ones, so a goal that arrives after its own cancellation counts nothing. `reports` stand as
 * they arrived: how often the score was corrected depends on what had been shown.
 */
export function foldMatch(reports: readonly FootballReport[], version: number): MatchLive {
  const told = inFeedOrder(reports)
  const cancelled = new Set(
    told.flatMap((each) => (each.kind === 'goalCancelled' ? each.goalSeq : [])),
  )
  const goals = told.filter((each) => each.kind === 'goal' && !cancelled.has(each.seq))
  const status = told.filter((each) => each.kind === 'status')
  const last = status.at(-1)
  const startOf = (phase: string) => status.find((each) => each.phase === phase)?.seq
  const goalsUntil = (seq = Infinity) => count(goals.filter((goal) => goal.seq < seq))
  const halfAt = startOf('halfTime') ?? startOf('secondHalf')
  const extraAt = startOf('extraTime')
  const kicks = told.filter((each) => each.kind === 'penalty')
  const counted: MatchLive = {
    version,
    phase: last?.phase ?? 'scheduled',
    clockFromMs: last?.clockFromMs ?? null,
    score: {
      full: goalsUntil(extraAt),
      ...(halfAt !== undefined && { half: goalsUntil(halfAt) }),
      ...(extraAt !== undefined && { extra: goalsUntil() }),
      ...(kicks.length > 0 && { penalties: count(kicks.filter((kick) => kick.scored)) }),
    },
    corners: count(told.filter((each) => each.kind === 'corner')),
    yellowCards: count(told.filter((each) => each.kind === 'card' && each.colour === 'yellow')),
    redCards: count(told.filter((each) => each.kind === 'card' && each.colour === 'red')),
    corrections: cancelled.size,
    ...endMoment(told, last),
    ...optionalParts(last?.note, newest(told, cancelled)),
  }
  return withBreak(underStatedScore(counted, told, firstStatement(reports)), told)
}

/** The score people see: after extra time where there was one, without the shoot-out. */
export const shownScore = ({ score }: Pick<MatchLive, 'score'>): Pair => score.extra ?? score.full

/** Whoever prices the match must know when it changed, also where no event says so. */
function withBreak(live: MatchLive, told: readonly FootballReport[]): MatchLive {
  const brokenAtMs = lastBreak(told)
  return brokenAtMs > (live.highlight?.atMs ?? 0) ? { ...live, brokenAtMs } : live
}

/** The first score that was stated, and what goals told by name had shown until then. */
function firstStatement(reports: readonly FootballReport[]): FirstStatement | null {
  const at = reports.findIndex(({ kind }) => kind === 'score')
  const stated = reports[at]
  if (stated?.kind !== 'score') return null
  return { stated, before: shownScore(foldMatch(reports.slice(0, at), 0)) }
}

function newest(
  told: readonly FootballReport[],
  cancelled: ReadonlySet<number>,
): Highlight | undefined {
  for (const report of told.toReversed()) {
    const found = highlightOf(report, told, cancelled)
    if (found) return found
  }
  return undefined
}

function highlightOf(
  report: FootballReport,
  told: readonly FootballReport[],
  cancelled: ReadonlySet<number>,
): Highlight | undefined {
  const { atMs } = report
  if (report.kind === 'goal' && !cancelled.has(report.seq)) {
    const { side, minute, player, assist } = report
    const when = { minute, ...addedTo(report) }
    return { kind: 'goal', side, ...when, player, ...(assist && { assist }), atMs }
  }
  if (report.kind === 'card' && report.colour === 'red') {
    const { side, minute, player } = report
    return { kind: 'redCard', side, minute, ...addedTo(report), player, atMs }
  }
  if (report.kind !== 'goalCancelled') return undefined
  const goal = told.find((each) => each.seq === report.goalSeq)
  if (goal?.kind !== 'goal') return undefined
  const when = { minute: report.minute, ...addedTo(report) }
  return { kind: 'correction', side: goal.side, ...when, player: goal.player, atMs }
}

function inFeedOrder(reports: readonly FootballReport[]): FootballReport[] {
  const bySeq = new Map(reports.map((report) => [report.seq, report]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

function count(items: readonly FootballReport[]): Pair {
  const of = (side: Side) => items.filter((item) => 'side' in item && item.side === side).length
  return { home: of('home'), away: of('away') }
}

const optionalParts = (note: string | undefined, highlight: Highlight | undefined) => ({
  ...(note !== undefined && { note }),
  ...(highlight && { highlight }),
})
