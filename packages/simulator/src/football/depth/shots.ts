import { addedTo } from '@linmen/domain/match/event-minute.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { minuteAt } from '#football/story/clock.ts'
import type { LoggedShot, MatchLog } from './log.ts'
import type { Note, Stage } from './stage.ts'

/** Every shot with the place it was taken from: the better the chance, the nearer and the more central. */
export function shotNotes({ almanac, match, clock }: Stage, { shots }: MatchLog): Note[] {
  const dice = diceFor(almanac.seed, 'shots', match.id)
  return shots.map((shot) => ({
    atMs: shot.atMs + 6000,
    body: {
      kind: 'shot',
      side: shot.side,
      playerId: shot.man.id,
      player: shot.man.name,
      at: shot.minute,
      ...addedTo(minuteAt(clock, shot.atMs)),
      ...placeOf(shot, dice.next(), dice.next()),
      outcome: shot.outcome,
      worth: shot.worth,
    },
  }))
}

function placeOf({ penalty, worth }: LoggedShot, far: number, across: number) {
  if (penalty) return { x: 89, y: 50 }
  const distance = 5 + 26 * (1 - Math.min(1, worth / 60)) ** 1.5 * (0.6 + 0.4 * far)
  const width = 12 + distance * 0.9
  return { x: Math.round(99 - distance), y: Math.round(50 + (across - 0.5) * width * 1.6) }
}
