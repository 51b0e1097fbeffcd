import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'

/** Kicks in turn, home first, until one side has won. */
export function drawKicks(dice: Dice): boolean[] {
  const kicks: boolean[] = []
  while (!isDecided(kicks)) kicks.push(dice.chance(0.75))
  return kicks
}

export function scoredKicks(kicks: readonly boolean[]): Pair {
  const by = (turn: number) => kicks.filter((scored, at) => scored && at % 2 === turn).length
  return { home: by(0), away: by(1) }
}

/** Five kicks each, ended early when the other side cannot draw level; then pairs until one leads. */
function isDecided(kicks: readonly boolean[]): boolean {
  const { home, away } = scoredKicks(kicks)
  const [byHome, byAway] = [Math.ceil(kicks.length / 2), Math.floor(kicks.length / 2)]
  if (kicks.length >= 10) return kicks.length % 2 === 0 && home !== away
  return home - away > 5 - byAway || away - home > 5 - byHome
}
