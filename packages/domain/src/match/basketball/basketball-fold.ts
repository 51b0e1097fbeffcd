import type {
  BasketballHighlight,
  BasketballLive,
} from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballReport, PointsReport } from './basketball-report.ts'
import { underStatedPoints, type FirstStatement } from './basketball-stated.ts'
import { isBasketballLive, periodOf } from './basketball-status.ts'
import { endMoment } from '#match/end-moment.ts'

export const NOTHING_YET_IN_BASKETBALL: BasketballLive = {
  version: 0,
  phase: 'scheduled',
  secondsLeft: 0,
  runningFromMs: null,
  pause: false,
  score: { home: 0, away: 0 },
  periods: [],
  fouls: { home: 0, away: 0 },
  timeOuts: { home: 0, away: 0 },
  corrections: 0,
}

const MOST_PERIODS = 12

type Points = PointsReport & BasketballReport
type Told<Kind> = Extract<BasketballReport, { kind: Kind }>

/**
 * The state of a match from everything reported about it, whatever the order of arrival. A score is the points
 * minus the cancelled ones, so points that arrive after their own cancellation count nothing. `reports` stand as they
 * arrived, as in football.
 */
export function foldBasketball(
  reports: readonly BasketballReport[],
  version: number,
): BasketballLive {
  const told = inFeedOrder(reports)
  const cancelled = new Set(
    told.flatMap((each) => (each.kind === 'pointsCancelled' ? each.pointsSeq : [])),
  )
  const points = of(told, 'points').filter((each) => !cancelled.has(each.seq))
  const status = of(told, 'status')
  const last = status.at(-1)
  const begun = periodsBegun(status, points)
  const counted: BasketballLive = {
    version,
    phase: last?.phase ?? 'scheduled',
    ...clockOf(told, last),
    pause: last?.pause ?? false,
    score: sum(points),
    periods: Array.from({ length: begun }, (_, at) =>
      sum(points.filter((each) => each.period === at + 1)),
    ),
    fouls: count(of(told, 'foul').filter((each) => each.period === begun)),
    timeOuts: count(of(told, 'timeOut')),
    corrections: cancelled.size,
    ...endMoment(told, last),
    ...(last?.note !== undefined && { note: last.note }),
    ...newest(told, cancelled),
  }
  return underStatedPoints(counted, told, firstStatement(reports))
}

/** The first score that was stated, and what baskets told by name had shown until then. */
function firstStatement(reports: readonly BasketballReport[]): FirstStatement | null {
  const at = reports.findIndex(({ kind }) => kind === 'score')
  const stated = reports[at]
  if (stated?.kind !== 'score') return null
  return { stated, before: foldBasketball(reports.slice(0, at), 0).score }
}

/** A clock from before the newest status belongs to what is over; only a clock that came with it or later counts. */
function clockOf(told: readonly BasketballReport[], last: Told<'status'> | undefined) {
  const clock = of(told, 'clock').at(-1)
  const plays = last !== undefined && periodOf(last.phase) !== null && !last.pause
  if (!clock || !last) return { secondsLeft: 0, runningFromMs: null }
  if (!plays) {
    const stands = isBasketballLive(last.phase) || last.phase === 'finished' ? 0 : clock.secondsLeft
    return { secondsLeft: stands, runningFromMs: null }
  }
  if (clock.seq < last.seq) return { secondsLeft: 0, runningFromMs: null }
  return { secondsLeft: clock.secondsLeft, runningFromMs: clock.running ? clock.atMs : null }
}

function periodsBegun(status: readonly Told<'status'>[], points: readonly Points[]): number {
  const periods = [
    ...status.map((each) => periodOf(each.phase) ?? 0),
    ...points.map((each) => each.period),
  ]
  return Math.min(MOST_PERIODS, Math.max(0, ...periods))
}

function newest(
  told: readonly BasketballReport[],
  cancelled: ReadonlySet<number>,
): { highlight?: BasketballHighlight } {
  for (const report of told.toReversed()) {
    const kind = report.kind === 'points' ? 'points' : 'correction'
    const points = pointsBehind(report, told, cancelled)
    if (points) {
      const { side, player } = points
      return { highlight: { kind, side, points: points.points, player, atMs: report.atMs } }
    }
  }
  return {}
}

/** The points a report tells about: those it brings, or those it takes back. */
function pointsBehind(
  report: BasketballReport,
  told: readonly BasketballReport[],
  cancelled: ReadonlySet<number>,
): PointsReport | undefined {
  if (report.kind === 'points') return cancelled.has(report.seq) ? undefined : report
  if (report.kind !== 'pointsCancelled') return undefined
  return of(told, 'points').find((each) => each.seq === report.pointsSeq)
}

function inFeedOrder(reports: readonly BasketballReport[]): BasketballReport[] {
  const bySeq = new Map(reports.map((report) => [report.seq, report]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

const of = <Kind extends BasketballReport['kind']>(
  told: readonly BasketballReport[],
  kind: Kind,
): Told<Kind>[] => told.filter((each): each is Told<Kind> => each.kind === kind)

function sum(points: readonly Points[]): Pair {
  const total = { home: 0, away: 0 }
  for (const each of points) total[each.side] += each.points
  return total
}

function count(items: readonly { readonly side: Side }[]): Pair {
  const total = { home: 0, away: 0 }
  for (const each of items) total[each.side] += 1
  return total
}
