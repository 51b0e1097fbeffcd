import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { addedTo, type PlayMinute } from '#match/event-minute.ts'
import type { CardReport, FootballReport, GoalReport } from '#match/match-report.ts'

export type EventKind =
  | 'goal'
  | 'penaltyGoal'
  | 'ownGoal'
  | 'goalCancelled'
  | 'yellowCard'
  | 'redCard'
  | 'secondYellow'
  | 'corner'
  | 'substitution'
  | 'missedPenalty'
  | 'shootOut'
  | 'halfTime'
  | 'finished'

/** One line of a match's story, with the score after it. */
export interface ToldEvent {
  readonly seq: number
  readonly kind: EventKind
  readonly side: Side | null
  readonly minute: number | null
  /** Minutes of stoppage time. */
  readonly added?: number
  readonly atMs: number
  readonly player?: string
  readonly assist?: string
  readonly leaves?: string
  readonly scored?: boolean
  /** A goal that was taken back later on. */
  readonly cancelled?: boolean
  readonly score: Pair
}

/** The story in the feed's order. A goal counts until it is taken back, and not at all if it came after that. */
export function eventList(reports: readonly FootballReport[]): ToldEvent[] {
  const told = reports.toSorted((a, b) => a.seq - b.seq)
  const goals = new Map(told.flatMap((each) => (each.kind === 'goal' ? [[each.seq, each]] : [])))
  // Told twice, it is still one goal less: the first cancellation counts.
  const takenBack = new Map(
    told
      .flatMap((each) => (each.kind === 'goalCancelled' ? [[each.goalSeq, each.seq] as const] : []))
      .toReversed(),
  )
  const score = { home: 0, away: 0 }
  return told.flatMap((report) => {
    const goal = report.kind === 'goalCancelled' ? goals.get(report.goalSeq) : undefined
    if (report.kind === 'goal' && (takenBack.get(report.seq) ?? Infinity) > report.seq)
      score[report.side] += 1
    if (goal && goal.seq < report.seq && takenBack.get(goal.seq) === report.seq)
      score[goal.side] -= 1
    const line = lineOf(report, goal)
    if (!line) return []
    const cancelled = takenBack.has(report.seq) ? { cancelled: true } : {}
    return { seq: report.seq, atMs: report.atMs, ...line, ...cancelled, score: { ...score } }
  })
}

type Line = Omit<ToldEvent, 'seq' | 'atMs' | 'cancelled' | 'score'>

function lineOf(report: FootballReport, goal: GoalReport | undefined): Line | null {
  switch (report.kind) {
    case 'goal':
      return { kind: GOALS[report.how ?? 'play'], ...who(report), ...helper(report) }
    case 'goalCancelled':
      return {
        kind: 'goalCancelled',
        side: goal?.side ?? null,
        minute: report.minute,
        ...addedTo(report),
        ...(goal && { player: goal.player }),
      }
    case 'card':
      return { kind: cardOf(report), ...who(report) }
    case 'corner':
      return { kind: 'corner', side: report.side, minute: null }
    case 'substitution':
      return { kind: 'substitution', ...who(report), leaves: report.leaves }
    case 'missedPenalty':
      return { kind: 'missedPenalty', ...who(report) }
    case 'penalty':
      return { kind: 'shootOut', side: report.side, minute: null, scored: report.scored }
    case 'status':
      return report.phase === 'halfTime' || report.phase === 'finished'
        ? { kind: report.phase, side: null, minute: null }
        : null
    default:
      return null
  }
}

const GOALS = { play: 'goal', penalty: 'penaltyGoal', own: 'ownGoal' } as const

function cardOf({ colour, second }: CardReport): EventKind {
  if (colour === 'yellow') return 'yellowCard'
  return second ? 'secondYellow' : 'redCard'
}

const who = ({ side, minute, player, ...more }: PlayMinute & { side: Side; player: string }) => ({
  side,
  minute,
  ...addedTo(more),
  player,
})

const helper = ({ assist }: GoalReport) => (assist === undefined ? {} : { assist })
