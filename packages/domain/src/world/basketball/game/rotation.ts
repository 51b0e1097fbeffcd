import type { Athlete } from '#world/basketball/squad/roster.ts'
import type { Dice } from '#world/dice.ts'

/** Who of a side is on court when. Players by their place in the squad. */
export interface Rotation {
  readonly starters: readonly number[]
  readonly bench: readonly number[]
  /** Five for each quarter of a period; an overtime has the last five. */
  readonly fives: readonly (readonly (readonly number[])[])[]
}

export const STINTS = 4
/** Minutes out of 48 that the first ten of a side usually play; together 240. */
const MINUTES = [34, 33, 31, 30, 28, 24, 20, 17, 13, 10]

export function rotationOf(
  dice: Dice,
  roster: readonly Athlete[],
  { missing, periods }: { missing: ReadonlySet<number>; periods: number },
): Rotation {
  const ready = [...roster.keys()].filter((at) => !missing.has(at))
  const starters = startersOf(roster, ready)
  const others = ready.filter((at) => !starters.includes(at))
  const ten = [...starters, ...others].slice(0, MINUTES.length)
  const target = ten.map((_, at) => MINUTES[at]! * (0.9 + 0.2 * dice.next()))
  const played = ten.map(() => 0)
  const all = 4 * STINTS
  const stint = (at: number) => {
    const opens = at === 0 || at === all / 2
    const closes = at >= all - 2
    const due = target.map(
      (minutes, who) =>
        (minutes * (at + 1)) / all -
        played[who]! +
        (who < 5 && opens ? 99 : 0) +
        (who < 5 && closes ? 6 : 0),
    )
    const five = mostDue(due)
    for (const who of five) played[who]! += 48 / all
    return five.map((who) => ten[who]!).toSorted((a, b) => a - b)
  }
  const quarters = [0, 1, 2, 3].map((quarter) =>
    Array.from({ length: STINTS }, (_, at) => stint(quarter * STINTS + at)),
  )
  const last = Array.from({ length: STINTS }, () => quarters[3]!.at(-1)!)
  const overtimes = Array.from({ length: periods - 4 }, () => last)
  return { starters, bench: others, fives: [...quarters, ...overtimes] }
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
