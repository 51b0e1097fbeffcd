import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import type { MatchLive, Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { aggregateScore } from '#history/aggregate-score.ts'
import { eventMinute } from './event-minute.ts'
import { isFinished, isLive } from '#match/football/football-status.ts'
import { shownScore } from './match-fold.ts'

/** Whether there is a score to show: a match that stopped half-way keeps the one it had. */
export const hasScore = ({ phase }: Pick<MatchLive, 'phase'>) =>
  isLive(phase) || isFinished(phase) || phase === 'abandoned'

/** What stands under the score, shortest first: 半场, 90 分钟, 点球, 总比分. */
export function scoreNotes({ score }: Pick<MatchLive, 'score'>, total: Pair | null): string[] {
  const half = score.half ? [`半场 ${text(score.half)}`] : []
  return [...half, ...decidingNotes(score, total)]
}

/** What a row of a list adds to the score, where half-time has its column: how it was or will be decided. */
export function rowNotes(
  live: Pick<MatchLive, 'phase' | 'score'>,
  firstLeg: Pair | null,
): string[] {
  if (!hasScore(live)) return firstLeg ? [`首回合 ${firstLeg.away}-${firstLeg.home}`] : []
  const total = firstLeg && aggregateScore(firstLeg, shownScore(live))
  return decidingNotes(live.score, total)
}

function decidingNotes({ full, extra, penalties }: MatchLive['score'], total: Pair | null) {
  return [
    extra && `90 分钟 ${text(full)}`,
    penalties && `点球 ${text(penalties)}`,
    total && `总比分 ${text(total)}`,
  ].filter((note) => note !== undefined && note !== null)
}

/** `霍尔姆 23' 90+3'`, `席尔瓦 80'(点)`: goals that stand, by scorer, in the order of their first one. */
export function scorersOf(events: readonly MatchEvent[], side: Side): string[] {
  const minutes = new Map<string, string[]>()
  for (const event of events) {
    const { player, minute } = event
    const mark = MARKS[event.kind]
    if (mark === undefined || event.side !== side || event.cancelled || !player) continue
    const goals = minutes.get(player) ?? []
    const when = minute === null ? "-'" : eventMinute({ ...event, minute })
    minutes.set(player, [...goals, `${when}${mark}`])
  }
  return [...minutes].map(([player, goals]) => `${player} ${goals.join(' ')}`)
}

const MARKS: Readonly<Partial<Record<MatchEvent['kind'], string>>> = {
  goal: '',
  penaltyGoal: '(点)',
  ownGoal: '(乌龙)',
}

const text = ({ home, away }: Pair) => `${home}-${away}`
