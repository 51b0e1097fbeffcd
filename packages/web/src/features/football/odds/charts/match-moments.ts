import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { eventMinute } from '@linmen/domain/match/event-minute.ts'

/** Something that happened, for a mark on a line of time. */
export interface Moment {
  readonly atMs: number
  readonly kind: 'kickOff' | 'goal'
  /** `23' 1-0` */
  readonly text: string
}

const GOALS: ReadonlySet<string> = new Set(['goal', 'penaltyGoal', 'ownGoal'])

/** Kick-off, once it is past, and the goals that stand. */
export function momentsOf(
  events: readonly MatchEvent[],
  kickOffAtMs: number,
  nowMs: number,
): Moment[] {
  if (nowMs < kickOffAtMs) return []
  const goals = events
    .filter(({ kind, cancelled }) => GOALS.has(kind) && !cancelled)
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((goal): Moment => {
      const { atMs, minute, score } = goal
      const text = `${score.home}-${score.away}`
      const when = minute === null ? '' : `${eventMinute({ ...goal, minute })} `
      return { atMs, kind: 'goal', text: when + text }
    })
  return [{ atMs: kickOffAtMs, kind: 'kickOff', text: '开赛' }, ...goals]
}

/** The final whistle; null until it was heard. */
export const endOf = (events: readonly MatchEvent[]): number | null =>
  events.find(({ kind }) => kind === 'finished')?.atMs ?? null
