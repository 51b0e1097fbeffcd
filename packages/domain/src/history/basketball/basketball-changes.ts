import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { periodSeconds } from '#match/basketball/basketball-clock.ts'
import type { BasketballReport, PointsReport } from '#match/basketball/basketball-report.ts'

/** A report with the number it was given when it was recorded, which rises with late ones too. */
export interface Recorded {
  readonly version: number
  readonly report: BasketballReport
}

/** One change of a score, with the score after it. */
export interface ScoreChange {
  readonly version: number
  readonly kind: 'points' | 'correction'
  readonly side: Side
  readonly points: number
  readonly player?: string
  readonly assist?: string
  readonly period: number
  readonly secondsLeft: number
  readonly atMs: number
  readonly score: Pair
  /** Points that were taken back later on, and the correction that did it. */
  readonly cancelled: boolean
}

/**
 * How a score came about, in the feed's order. Points whose cancellation came first never counted. A feed that states
 * scores stands above the baskets it tells by name, as in the state of the match.
 */
export function scoreChanges(records: readonly Recorded[]): ScoreChange[] {
  const told = records.toSorted((a, b) => a.report.seq - b.report.seq)
  return told.some(({ report }) => report.kind === 'score')
    ? statedChanges(told)
    : toldChanges(told)
}

function toldChanges(told: readonly Recorded[]): ScoreChange[] {
  const points = new Map<number, PointsReport>()
  const takenBack = new Set(
    told.flatMap(({ report }) => (report.kind === 'pointsCancelled' ? report.pointsSeq : [])),
  )
  const corrected = new Set<number>()
  const score = { home: 0, away: 0 }
  let left = { period: 1, secondsLeft: 0 }
  return told.flatMap(({ version, report }): ScoreChange[] => {
    const { atMs } = report
    if (report.kind === 'points') {
      points.set(report.seq, report)
      if (corrected.has(report.seq)) return []
      const { side, period, secondsLeft } = report
      left = { period, secondsLeft }
      score[side] += report.points
      const cancelled = takenBack.has(report.seq)
      const who = { side, points: report.points, ...named(report) }
      return [{ version, kind: 'points', ...who, ...left, atMs, score: { ...score }, cancelled }]
    }
    if (report.kind !== 'pointsCancelled' || corrected.has(report.pointsSeq)) return []
    corrected.add(report.pointsSeq)
    const wrong = points.get(report.pointsSeq)
    if (!wrong) return []
    score[wrong.side] -= wrong.points
    const who = { side: wrong.side, points: wrong.points, player: wrong.player }
    return [
      {
        version,
        kind: 'correction',
        ...who,
        ...left,
        atMs,
        score: { ...score },
        cancelled: true,
      },
    ]
  })
}

function statedChanges(told: readonly Recorded[]): ScoreChange[] {
  let before: Pair = { home: 0, away: 0 }
  let secondsLeft = 0
  return told.flatMap(({ version, report }): ScoreChange[] => {
    if (report.kind === 'clock') secondsLeft = report.secondsLeft
    if (report.kind !== 'score') return []
    const { full, periods, atMs } = report
    const steps = SIDES.filter((side) => full[side] !== before[side])
    const changes = steps.map((side): ScoreChange => {
      const by = full[side] - before[side]
      before = { ...before, [side]: full[side] }
      return {
        version,
        kind: by > 0 ? 'points' : 'correction',
        side,
        points: Math.abs(by),
        period: Math.max(1, periods.length),
        secondsLeft,
        atMs,
        score: before,
        cancelled: false,
      }
    })
    return changes
  })
}

export interface LeadCurve {
  /** From a second of play on the home side led by so much; behind is negative. */
  readonly leads: readonly { readonly at: number; readonly lead: number }[]
  /** The most each side ever led by. */
  readonly biggest: Pair
}

/** Who led by how much, over the time of play. What was taken back never happened. */
export function leadCurve(leagueId: string, changes: readonly ScoreChange[]): LeadCurve {
  let lead = 0
  const biggest = { home: 0, away: 0 }
  const leads = [{ at: 0, lead: 0 }]
  for (const change of changes.filter(({ cancelled }) => !cancelled)) {
    const by = change.kind === 'points' ? change.points : -change.points
    lead += change.side === 'home' ? by : -by
    biggest.home = Math.max(biggest.home, lead)
    biggest.away = Math.max(biggest.away, -lead)
    const { period, secondsLeft } = change
    const at = endOf(leagueId, period) - Math.min(secondsLeft, periodSeconds(leagueId, period))
    // Free throws fall while the clock stands: the last one of a moment counts.
    if (leads.at(-1)!.at >= at) leads.at(-1)!.lead = lead
    else leads.push({ at, lead })
  }
  return { leads, biggest }
}

/** Seconds of play after which a period is over. */
export const endOf = (leagueId: string, period: number): number =>
  Array.from({ length: period }, (_, at) => periodSeconds(leagueId, at + 1)).reduce(
    (all, seconds) => all + seconds,
    0,
  )

const SIDES = ['home', 'away'] as const

const named = ({ player, assist }: PointsReport) => ({
  player,
  ...(assist !== undefined && { assist }),
})
