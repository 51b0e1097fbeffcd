import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Play } from '#world/basketball/game/play.ts'
import type { Dice } from '#world/dice.ts'
import { ASSISTED, BLOCKED, DEFENSIVE, MADE, MISSED, OFFENSIVE } from './phrases.ts'
import type { PlacedShot } from './shots.ts'
import { opposite } from './tally.ts'

interface Around {
  /** What comes after it. */
  readonly next: readonly Play[]
  name(side: Side, at: number): string
}

/** A shot in words, with who passed or who got the rebound. */
export function shotText(dice: Dice, { play, style }: PlacedShot, { next, name }: Around): string {
  const { what, side } = play
  const p = name(side, what.player)
  if (what.made) {
    const text = filled(dice.pick(MADE[style]), { p })
    if (what.assist === null) return text
    return `${text}，${filled(dice.pick(ASSISTED), { a: name(side, what.assist) })}`
  }
  const text =
    what.block === null
      ? filled(dice.pick(MISSED[style]), { p })
      : filled(dice.pick(BLOCKED), { p, b: name(opposite(side), what.block) })
  const [after] = next
  if (after?.what.kind !== 'rebound') return text
  const o = name(after.side, after.what.player)
  return `${text}，${filled(dice.pick(after.what.offensive ? OFFENSIVE : DEFENSIVE), { o })}`
}

const filled = (phrase: string, words: Record<string, string>) =>
  phrase.replaceAll(/\{(\w)\}/g, (_, key: string) => words[key] ?? '')
