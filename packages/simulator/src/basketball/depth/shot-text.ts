import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Play } from '#basketball/game/play.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'
import { ASSISTED, BLOCKED, DEFENSIVE, MADE, MISSED, OFFENSIVE } from './phrases.ts'
import type { PlacedShot } from './shots.ts'
import { opposite } from './tally.ts'

interface Around {
  /** What comes after it. */
  readonly next: readonly Play[]
  name(side: Side, at: number): string
}

/** A shot in words, with who passed or who got the rebound, and the side of the player it begins with. */
export function shotText(
  dice: Dice,
  shot: PlacedShot,
  around: Around,
): { readonly text: string; readonly side: Side } {
  const { what, side } = shot.play
  if (what.block === null) return { side, text: ownText(dice, shot, around) }
  const phrase = dice.pick(BLOCKED)
  const blocker = around.name(opposite(side), what.block)
  const text = filled(phrase, { p: around.name(side, what.player), b: blocker })
  const whose = phrase.startsWith('{b}') ? opposite(side) : side
  return { side: whose, text: withRebound(dice, text, around) }
}

function ownText(dice: Dice, { play, style }: PlacedShot, around: Around): string {
  const { what, side } = play
  const p = around.name(side, what.player)
  if (what.made) {
    const text = filled(dice.pick(MADE[style]), { p })
    if (what.assist === null) return text
    return `${text}，${filled(dice.pick(ASSISTED), { a: around.name(side, what.assist) })}`
  }
  return withRebound(dice, filled(dice.pick(MISSED[style]), { p }), around)
}

function withRebound(dice: Dice, text: string, { next, name }: Around): string {
  const [after] = next
  if (after?.what.kind !== 'rebound') return text
  const o = name(after.side, after.what.player)
  return `${text}，${filled(dice.pick(after.what.offensive ? OFFENSIVE : DEFENSIVE), { o })}`
}

const filled = (phrase: string, words: Record<string, string>) =>
  phrase.replaceAll(/\{(\w)\}/g, (_, key: string) => words[key] ?? '')
