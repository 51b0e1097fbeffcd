import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Athlete } from '#basketball/squad/roster.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'
import type { Deed, Play, Stop } from './play.ts'
import { stintAt, type Rotation } from './rotation.ts'

/** A match while it is made up: where its clock and the clock on the wall stand, and who is on court. */
export interface Stage {
  readonly dice: Dice
  readonly plays: readonly Play[]
  readonly stops: readonly Stop[]
  begin(period: number, span: { readonly seconds: number; readonly startMs: number }): void
  /** Lets the clock run until so many seconds of the period are gone; it never runs back. */
  moveTo(elapsed: number): void
  /** The moment on the wall at which the clock shows what it shows. */
  nowMs(): number
  tell(side: Side, what: Deed, atMs?: number): void
  /** The clock stands for a while. A second stop at the same moment makes the first one longer. */
  stop(forMs: number, trouble?: boolean): void
  /** One of the five on court, those with more weight more often. */
  someone(side: Side, weight: (athlete: Athlete) => number, but?: number): number
  /** Somebody commits a foul; who has many is careful. */
  fouler(side: Side): number
}

interface StageSide {
  readonly roster: readonly Athlete[]
  readonly rotation: Rotation
}

const MOST_FOULS = 5

export function stageOf(dice: Dice, sides: Readonly<Record<Side, StageSide>>): Stage {
  const [plays, stops]: [Play[], Stop[]] = [[], []]
  const fouls = { home: new Map<number, number>(), away: new Map<number, number>() }
  let [period, elapsed, seconds] = [0, 0, 0]
  // The moment the period would have begun had the clock never stopped.
  let zeroMs = 0
  const nowMs = () => zeroMs + elapsed * 1000
  const onCourt = (side: Side) => stintAt(sides[side].rotation, period, elapsed).five
  const someone: Stage['someone'] = (side, weight, but) => {
    const { roster } = sides[side]
    return weighted(dice, onCourt(side), (at) => (at === but ? 0 : weight(roster[at]!)))
  }
  return {
    dice,
    plays,
    stops,
    begin(next, span) {
      period = next
      elapsed = 0
      seconds = span.seconds
      zeroMs = span.startMs
    },
    moveTo(gone) {
      elapsed = Math.max(elapsed, Math.min(seconds, gone))
    },
    nowMs,
    tell(side, what, atMs = nowMs()) {
      plays.push({ what, side, period, elapsed, atMs })
    },
    stop(forMs, trouble = false) {
      const last = stops.at(-1)
      const same = last?.period === period && last.elapsed === elapsed ? stops.pop() : undefined
      const fromMs = same?.fromMs ?? nowMs()
      zeroMs += forMs
      stops.push({
        period,
        elapsed,
        fromMs,
        untilMs: nowMs(),
        trouble: trouble || (same?.trouble ?? false),
      })
    },
    someone,
    fouler(side) {
      const counted = fouls[side]
      const had = (at: number) => counted.get(at) ?? 0
      const player = weighted(dice, onCourt(side), (at) =>
        had(at) >= MOST_FOULS ? 0.001 : 1 / (1 + had(at) * 0.5),
      )
      counted.set(player, had(player) + 1)
      return player
    },
  }
}

/** Who has no weight is never the one. Called for every deed of whole seasons, so it makes no lists. */
function weighted(dice: Dice, items: readonly number[], weight: (item: number) => number): number {
  let total = 0
  for (const item of items) total += weight(item)
  let left = dice.next() * total
  let last = items[0]!
  for (const item of items) {
    const own = weight(item)
    if (own === 0) continue
    last = item
    left -= own
    if (left < 0) break
  }
  return last
}
