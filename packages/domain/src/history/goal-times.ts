import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballReport, GoalReport } from '#match/match-report.ts'
import type { SeenMatch } from './seen-match.ts'

/** Quarter hours of play. What is scored in stoppage time belongs to the last one of its half. */
export const GOAL_SPANS = ['1-15', '16-30', '31-45+', '46-60', '61-75', '76-90+'] as const

export type Goal = GoalReport & { readonly seq: number; readonly atMs: number }

/** Goals that stand, in the feed's order. A cancelled goal is none, whenever its cancellation came. */
export function standingGoals(reports: readonly FootballReport[]): Goal[] {
  const cancelled = new Set(
    reports.flatMap((each) => (each.kind === 'goalCancelled' ? each.goalSeq : [])),
  )
  return reports
    .filter((each) => each.kind === 'goal')
    .filter(({ seq }) => !cancelled.has(seq))
    .toSorted((a, b) => a.seq - b.seq)
}

/** Goals of ninety minutes by quarter hour and side. */
export function goalsBySpan(reports: readonly FootballReport[]): Pair[] {
  const spans = GOAL_SPANS.map(() => ({ home: 0, away: 0 }))
  const begins = (phase: string) =>
    reports.find((each) => each.kind === 'status' && each.phase === phase)?.seq
  const secondHalf = begins('halfTime') ?? begins('secondHalf') ?? Infinity
  const extraTime = begins('extraTime') ?? Infinity
  for (const { seq, minute, side } of standingGoals(reports)) {
    if (seq > extraTime) continue
    spans[spanOf(minute, seq > secondHalf)]![side] += 1
  }
  return spans
}

/** A team's goals for and against by quarter hour, over several matches. */
export function goalTimesOf(
  matches: readonly { readonly side: Side; readonly reports: readonly FootballReport[] }[],
): { scored: number[]; conceded: number[] } {
  const scored = GOAL_SPANS.map(() => 0)
  const conceded = GOAL_SPANS.map(() => 0)
  for (const { side, reports } of matches)
    goalsBySpan(reports).forEach((goals, at) => {
      scored[at]! += goals[side]
      conceded[at]! += goals[side === 'home' ? 'away' : 'home']
    })
  return { scored, conceded }
}

/** Goals for and against in first and second halves, as far as results tell them. */
export function goalHalvesOf(matches: readonly SeenMatch[]) {
  const halves = { sample: 0, scored: [0, 0], conceded: [0, 0] }
  for (const { sheet, home, scored, conceded } of matches) {
    const half = sheet.result?.sport === 'football' ? sheet.result.half : undefined
    if (!half) continue
    const [own, other] = home ? [half.home, half.away] : [half.away, half.home]
    halves.sample += 1
    halves.scored[0]! += own
    halves.scored[1]! += scored - own
    halves.conceded[0]! += other
    halves.conceded[1]! += conceded - other
  }
  return halves
}

function spanOf(minute: number, second: boolean): number {
  const quarter = Math.floor((Math.max(1, minute) - 1) / 15)
  return second ? Math.min(5, Math.max(3, quarter)) : Math.min(2, quarter)
}
