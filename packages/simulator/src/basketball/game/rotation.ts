import type { Athlete } from '#basketball/squad/roster.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'

/** Who of a side is on court when. Players by their place in the squad. */
export interface Rotation {
  readonly starters: readonly number[]
  readonly bench: readonly number[]
  /** Of each period; an overtime has the five that ended the fourth quarter. */
  readonly stints: readonly (readonly CourtTime[])[]
}

/** A stretch of a period during which a side exchanges nobody. */
export interface CourtTime {
  readonly five: readonly number[]
  readonly seconds: number
  /** Seconds of the period that are gone when it ends. */
  readonly until: number
}

const STINTS = 4
/** How far a change is from its usual moment at most, in parts of a stint. */
const UNEVEN = 0.35
/** Minutes out of 48 that the first ten of a side usually play; together 240. */
const MINUTES = [34, 33, 31, 30, 28, 24, 20, 17, 13, 10]

export function rotationOf(
  dice: Dice,
  roster: readonly Athlete[],
  { missing, changes }: { missing: ReadonlySet<number>; changes: readonly number[][] },
): Rotation {
  const ready = [...roster.keys()].filter((at) => !missing.has(at))
  const starters = startersOf(roster, ready)
  const others = ready.filter((at) => !starters.includes(at))
  const ten = [...starters, ...others].slice(0, MINUTES.length)
  const target = ten.map((_, at) => MINUTES[at]! * (0.9 + 0.2 * dice.next()))
  const played = ten.map(() => 0)
  const quarter = changes[0]!.at(-1)!
  const fiveOf = (period: number, at: number): number[] => {
    const opens = at === 0 && (period === 1 || period === 3)
    const closes = period === 4 && at >= STINTS - 2
    const [from, until] = [changes[period - 1]![at - 1] ?? 0, changes[period - 1]![at]!]
    const gone = (period - 1 + until / quarter) / 4
    const due = target.map(
      (minutes, who) =>
        minutes * gone - played[who]! + (who < 5 && opens ? 99 : 0) + (who < 5 && closes ? 6 : 0),
    )
    const five = mostDue(due)
    for (const who of five) played[who]! += ((until - from) / quarter) * 12
    return five.map((who) => ten[who]!).toSorted((a, b) => a - b)
  }
  let five: number[] = []
  const stints = changes.map((ends, index) =>
    ends.map((until, at): CourtTime => {
      if (index < 4) five = fiveOf(index + 1, at)
      return { five, until, seconds: until - (ends[at - 1] ?? 0) }
    }),
  )
  return { starters, bench: others, stints }
}

/** When a side exchanges players in a period, in seconds that are gone; the last is its end. */
export function changesIn(dice: Dice, seconds: number): number[] {
  const usual = seconds / STINTS
  // Baskets fall on whole seconds, so none falls on a change and is claimed by two fives.
  const early = Array.from(
    { length: STINTS - 1 },
    (_, at) => Math.floor(usual * (at + 1 + UNEVEN * (2 * dice.next() - 1))) + 0.5,
  )
  return [...early, seconds]
}

export const stintAt = ({ stints }: Rotation, period: number, elapsed: number): CourtTime => {
  const own = stints[period - 1]!
  return own.find(({ until }) => elapsed < until) ?? own.at(-1)!
}

/** The places of the five largest, the earlier of equals. Sorting all of them takes twice as long. */
function mostDue(due: readonly number[]): number[] {
  const five: number[] = []
  for (const [at, own] of due.entries()) {
    let place = five.length
    while (place > 0 && due[five[place - 1]!]! < own) place -= 1
    if (place === 5) continue
    five.splice(place, 0, at)
    if (five.length > 5) five.pop()
  }
  return five
}

/** Two guards, two forwards and a centre, the best there are; somebody stands in where a position is empty. */
export function startersOf(roster: readonly Athlete[], ready: readonly number[]): number[] {
  const chosen: number[] = []
  for (const position of ['guard', 'guard', 'forward', 'forward', 'centre'] as const) {
    const free = ready.filter((at) => !chosen.includes(at))
    chosen.push(free.find((at) => roster[at]!.position === position) ?? free[0]!)
  }
  return chosen.toSorted((a, b) => a - b)
}
