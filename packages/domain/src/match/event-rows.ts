import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { eventMinute } from './event-minute.ts'

export type EventMark =
  | 'goal'
  | 'missed'
  | 'yellow'
  | 'red'
  | 'secondYellow'
  | 'substitution'
  | 'correction'

/** A line of the page: a whistle in the middle, or something one side did. */
export type EventRow =
  | { readonly is: 'phase'; readonly key: string; readonly text: string }
  | {
      readonly is: 'event'
      readonly key: string
      readonly mark: EventMark
      readonly side: Side
      /** `67'`, `90+3'`, or 点球 in a shoot-out. */
      readonly when: string
      readonly title: string
      readonly detail?: string
      /** The score it led to. */
      readonly score?: string
      /** It does not count any more. */
      readonly struck?: boolean
    }

interface Sentence {
  readonly atMs: number
  readonly text: string
  readonly important: boolean
}

/**
 * What happened, newest first. Corners are figures, not events. Why a goal was taken back is told by the
 * sentence of that moment, where there is one.
 */
export function eventRows(
  events: readonly MatchEvent[],
  sentences: readonly Sentence[] = [],
): EventRow[] {
  const reasons = new Map(
    sentences.flatMap(({ atMs, text, important }) => (important ? [[atMs, text] as const] : [])),
  )
  const kicks: Kicks = { taken: { home: 0, away: 0 }, scored: { home: 0, away: 0 } }
  return events
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap((event) => rowOf(event, kicks, reasons.get(event.atMs)))
    .toReversed()
}

/** Counts the kicks of a shoot-out as the rows go by. */
interface Kicks {
  readonly taken: Record<Side, number>
  readonly scored: Record<Side, number>
}

/** `reason` is why a goal was taken back. */
function rowOf(event: MatchEvent, kicks: Kicks, reason: string | undefined): EventRow[] {
  const { kind, side, seq, minute } = event
  const key = String(seq)
  if (kind === 'halfTime') return [{ is: 'phase', key, text: `中场 ${scoreText(event.score)}` }]
  if (kind === 'finished') return [{ is: 'phase', key, text: `完场 ${scoreText(event.score)}` }]
  if (kind === 'corner' || !side) return []
  const when = minute === null ? '点球' : eventMinute({ ...event, minute })
  const base = { is: 'event', key, side, when } as const
  if (kind === 'shootOut') return [{ ...base, ...kickOf(side, event.scored === true, kicks) }]
  const words = wordsOf(event)
  const why = words.mark === 'correction' && reason ? { detail: reason } : {}
  return [{ ...base, ...words, ...why }]
}

type Words = Omit<Extract<EventRow, { is: 'event' }>, 'is' | 'key' | 'side' | 'when'>

function wordsOf({ kind, cancelled, score, player = '', assist, leaves = '' }: MatchEvent): Words {
  switch (kind) {
    case 'yellowCard':
      return { mark: 'yellow', title: player, detail: '黄牌' }
    case 'redCard':
      return { mark: 'red', title: player, detail: '红牌' }
    case 'secondYellow':
      return { mark: 'secondYellow', title: player, detail: '两黄变红' }
    case 'substitution':
      // 上 and 下 stay on the line of their name.
      return { mark: 'substitution', title: `${player}\u00A0上`, detail: `${leaves}\u00A0下` }
    case 'missedPenalty':
      return { mark: 'missed', title: player, detail: '点球未进' }
    case 'goalCancelled':
      return { mark: 'correction', title: '进球取消', detail: player, score: scoreText(score) }
    default: {
      const how = kind === 'penaltyGoal' ? '点球' : kind === 'ownGoal' ? '乌龙球' : undefined
      const helped = assist && `助攻 ${assist}`
      const detail = cancelled ? '更正，进球取消' : (how ?? helped)
      return {
        mark: 'goal',
        title: player,
        ...(detail && { detail }),
        score: scoreText(score),
        ...(cancelled && { struck: true }),
      }
    }
  }
}

function kickOf(side: Side, scored: boolean, { taken, scored: made }: Kicks): Words {
  taken[side] += 1
  if (scored) made[side] += 1
  return {
    mark: scored ? 'goal' : 'missed',
    title: `第 ${taken[side]} 轮`,
    detail: scored ? '罚中' : '罚失',
    score: scoreText(made),
  }
}

const scoreText = ({ home, away }: Pair) => `${home}-${away}`
