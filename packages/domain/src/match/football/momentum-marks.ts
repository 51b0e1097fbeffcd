import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { addedTo, byMinute, eventMinute, type PlayMinute } from '#match/event-minute.ts'

/** Something that changes who presses, at its minute of the chart. */
export interface MomentumMark extends PlayMinute {
  readonly kind: 'goal' | 'red'
  readonly side: Side
}

/** Goals that stand and red cards, none of them beyond the end of the chart. */
export const momentumMarks = (events: readonly MatchEvent[], length: number): MomentumMark[] =>
  events.flatMap((event) => {
    const { side, minute, cancelled } = event
    const kind = KINDS[event.kind]
    if (!kind || !side || minute === null || cancelled) return []
    return { kind, side, minute: Math.min(minute, length), ...addedTo(event) }
  })

/** All marks for those who listen: `进球 主队 23'、客队 51'；红牌 客队 60'`. */
export function momentumMarkWords(marks: readonly MomentumMark[]): string {
  const inOrder = marks.toSorted(byMinute)
  const listed = (['goal', 'red'] as const).map((kind) => {
    const own = inOrder.filter((mark) => mark.kind === kind)
    const moments = own.map((mark) => `${SIDES[mark.side]} ${eventMinute(mark)}`)
    return own.length === 0 ? '' : `${NAMES[kind]} ${moments.join('、')}`
  })
  return listed.filter((words) => words !== '').join('；')
}

const KINDS: Partial<Record<MatchEvent['kind'], MomentumMark['kind']>> = {
  goal: 'goal',
  penaltyGoal: 'goal',
  ownGoal: 'goal',
  redCard: 'red',
  secondYellow: 'red',
}
const NAMES = { goal: '进球', red: '红牌' } as const
const SIDES = { home: '主队', away: '客队' } as const
