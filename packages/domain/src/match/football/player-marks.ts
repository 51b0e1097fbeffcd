import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'

/** What the match did to one player. */
export interface PlayerMarks {
  readonly goals: number
  readonly ownGoals: number
  readonly assists: number
  readonly card: 'yellow' | 'red' | 'secondYellow' | null
  readonly cameOn: number | null
  readonly wentOff: number | null
}

export const NO_MARKS: PlayerMarks = {
  goals: 0,
  ownGoals: 0,
  assists: 0,
  card: null,
  cameOn: null,
  wentOff: null,
}

/** The marks of one side's players by name. Goals that were taken back leave none. */
export function playerMarks(
  events: readonly MatchEvent[],
  side: Side,
): ReadonlyMap<string, PlayerMarks> {
  const marks = new Map<string, PlayerMarks>()
  const add = (name: string | undefined, change: (held: PlayerMarks) => Partial<PlayerMarks>) => {
    if (!name) return
    const held = marks.get(name) ?? NO_MARKS
    marks.set(name, { ...held, ...change(held) })
  }
  for (const event of events) {
    const { kind, player, assist, minute, leaves } = event
    // An own goal counts for the other side; its scorer plays here.
    const own = kind === 'ownGoal' ? event.side !== side : event.side === side
    if (!event.side || !own || event.cancelled) continue
    const card = CARDS[kind]
    if (card) add(player, () => ({ card }))
    if (kind === 'ownGoal') add(player, ({ ownGoals }) => ({ ownGoals: ownGoals + 1 }))
    if (kind === 'substitution') {
      add(player, () => ({ cameOn: minute }))
      add(leaves, () => ({ wentOff: minute }))
    }
    if (kind !== 'goal' && kind !== 'penaltyGoal') continue
    add(player, ({ goals }) => ({ goals: goals + 1 }))
    add(assist, ({ assists }) => ({ assists: assists + 1 }))
  }
  return marks
}

const CARDS: Readonly<Partial<Record<MatchEvent['kind'], PlayerMarks['card']>>> = {
  yellowCard: 'yellow',
  redCard: 'red',
  secondYellow: 'secondYellow',
}
