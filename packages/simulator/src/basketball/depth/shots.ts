import type { Play, Shot } from '#basketball/game/play.ts'
import type { Sheet } from '#basketball/game/sheet.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import type { Note } from './note.ts'

export type ShotStyle = 'dunk' | 'layup' | 'floater' | 'hook' | 'jumper' | 'corner' | 'arc'

/** A shot with the place it was taken from, 0 to 100 towards the basket and across the court. */
export interface PlacedShot {
  readonly play: Play & { readonly what: Shot }
  readonly style: ShotStyle
  readonly x: number
  readonly y: number
}

export function placedShots(seed: string, { game, plays }: Sheet): PlacedShot[] {
  const dice = diceFor(seed, 'shots', game.id)
  return plays.filter(isShot).map((play) => {
    const style = styleOf(dice, play.what)
    return { play, style, ...placeOf(dice, style) }
  })
}

export function shotNotes(sheet: Sheet, shots: readonly PlacedShot[]): Note[] {
  const before = sheet.spans.map((_, at) =>
    sheet.spans.slice(0, at).reduce((total, { seconds }) => total + seconds, 0),
  )
  return shots.map(({ play, x, y }) => {
    const { what, side, period, elapsed, atMs } = play
    const { id, name } = sheet.teams[side].roster[what.player]!
    const missed = what.block === null ? 'missed' : 'blocked'
    return {
      atMs,
      body: {
        kind: 'shot',
        side,
        playerId: id,
        player: name,
        at: before[period - 1]! + elapsed,
        x,
        y,
        outcome: what.made ? 'made' : missed,
        worth: what.worth,
      },
    }
  })
}

const isShot = (play: Play): play is Play & { readonly what: Shot } => play.what.kind === 'shot'

function styleOf(dice: Dice, { worth, block }: Shot): ShotStyle {
  if (worth === 3) return dice.chance(0.24) ? 'corner' : 'arc'
  if (block !== null) return dice.chance(0.7) ? 'layup' : 'floater'
  const roll = dice.next()
  if (roll < 0.11) return 'dunk'
  if (roll < 0.5) return 'layup'
  if (roll < 0.64) return 'floater'
  return roll < 0.72 ? 'hook' : 'jumper'
}

/** Metres from the basket and degrees to the side from which each kind of shot is taken. */
const RANGE: Record<Exclude<ShotStyle, 'corner'>, { near: number; far: number; wide: number }> = {
  dunk: { near: 0.2, far: 0.7, wide: 80 },
  layup: { near: 0.4, far: 1.6, wide: 80 },
  floater: { near: 1.8, far: 4, wide: 60 },
  hook: { near: 1.2, far: 3, wide: 65 },
  jumper: { near: 4, far: 6.4, wide: 78 },
  arc: { near: 7.3, far: 8.4, wide: 62 },
}

const COURT = { long: 28.65, wide: 15.24, basket: 1.575 }

function placeOf(dice: Dice, style: ShotStyle): { x: number; y: number } {
  if (style === 'corner') {
    const deep = dice.next() * 2.6
    return onCourt(deep - COURT.basket, (dice.chance(0.5) ? 1 : -1) * (6.75 + dice.next() * 0.5))
  }
  const { near, far, wide } = RANGE[style]
  const metres = near + dice.next() * (far - near)
  const angle = ((dice.next() * 2 - 1) * wide * Math.PI) / 180
  return onCourt(metres * Math.cos(angle), metres * Math.sin(angle))
}

/** Metres before the basket and beside it as hundredths of the court. Tenths are enough for a picture. */
function onCourt(before: number, beside: number): { x: number; y: number } {
  const x = 100 - ((COURT.basket + before) / COURT.long) * 100
  const y = 50 + (beside / COURT.wide) * 100
  return { x: tenths(x), y: tenths(y) }
}

const tenths = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10
