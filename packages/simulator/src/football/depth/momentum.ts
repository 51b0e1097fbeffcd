import { diceFor } from '@linmen/domain/chance/dice.ts'
import { MINUTE_MS } from '#football/story/clock.ts'
import type { MatchLog } from './log.ts'
import type { Note, Stage } from './stage.ts'

const WEIGHT = { goal: 55, saved: 30, post: 35, missed: 18, blocked: 14 } as const

/** Who presses, minute by minute: the run of play and what came of it. */
export function momentumNotes(stage: Stage, { shots }: MatchLog): Note[] {
  const { almanac, match, clock, expected, overMs } = stage
  const dice = diceFor(almanac.seed, 'momentum', match.id)
  const [slow, quick] = [dice.next() * 6, dice.next() * 6]
  const lean = 50 * (expected.home / (expected.home + expected.away) - 0.5)
  const minutes = [
    ...minutesFrom(clock.startMs, Math.min(clock.halfMs, overMs), 1),
    ...minutesFrom(clock.restartMs, overMs, 46),
  ]
  return minutes.map(({ minute, atMs }) => {
    const run = lean + 26 * Math.sin(slow + minute / 7) + 14 * Math.sin(quick + minute / 2.3)
    const events = shots
      .filter((shot) => shot.atMs > atMs - 2 * MINUTE_MS && shot.atMs <= atMs)
      .reduce((sum, { side, outcome }) => sum + (side === 'home' ? 1 : -1) * WEIGHT[outcome], 0)
    const value = Math.round(Math.max(-100, Math.min(100, run + events)))
    return { atMs, body: { kind: 'momentum', minute, value: value + 0 } }
  })
}

/** Stoppage time has no minutes of its own here. */
function minutesFrom(fromMs: number, toMs: number, first: number) {
  const last = first === 1 ? 45 : 90
  const count = Math.min(last - first + 1, Math.floor((toMs - fromMs) / MINUTE_MS))
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    minute: first + at,
    atMs: fromMs + (at + 1) * MINUTE_MS,
  }))
}
