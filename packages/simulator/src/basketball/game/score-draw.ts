import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { bell } from '#basketball/bell.ts'
import type { Dice } from '@linmen/domain/chance/dice.ts'

/** What a match of a league is drawn from. */
export interface ScoreOdds {
  readonly expected: Pair
  /** Share of a quarter that an overtime lasts. */
  readonly overtime: number
}

/**
 * Points of every period, quarters then overtimes; never level at the end. A lead shrinks a little from quarter to
 * quarter, and who is a basket behind at the end more often than not plays for overtime: with these two the margins,
 * totals and overtimes of many games spread as they do in reality (see the calibration test).
 */
export function drawPeriods(dice: Dice, { expected, overtime }: ScoreOdds): Pair[] {
  const lead = expected.home - expected.away
  const total = expected.home + expected.away
  const scale = Math.sqrt(total / NBA_TOTAL)
  const mood = MOOD * scale * bell(dice)
  const periods: Pair[] = []
  let margin = 0
  let share = 0
  for (const quarter of QUARTERS) {
    const against = quarter.back * (margin - lead * share)
    const wide = quarter.share * lead - against + quarter.margin * scale * bell(dice)
    const sum = quarter.share * total + mood * quarter.mood + quarter.total * scale * bell(dice)
    const points = pairOf(sum, wide)
    margin += points.home - points.away
    share += quarter.share
    periods.push(points)
  }
  const level = levelled(dice, periods[3]!, margin)
  if (level === null) return periods
  periods[3] = level
  return [...periods, ...drawOvertimes(dice, { expected, overtime })]
}

const NBA_TOTAL = 222.35
/** Deviation of a match's total that belongs to the whole match. */
const MOOD = 7.5

/** Share of the points, pull back to the expected lead, deviations of margin and total. */
const QUARTERS = [
  { share: 0.2535, back: 0, margin: 8.25, total: 8.3, mood: 0.34 },
  { share: 0.2531, back: 0.12, margin: 8.0, total: 8.2, mood: 0.32 },
  { share: 0.251, back: 0.1, margin: 8.3, total: 8.25, mood: 0.26 },
  { share: 0.2424, back: 0.17, margin: 7.45, total: 8.8, mood: 0.1 },
] as const

const FEWEST = 4
const MOST_OVERTIMES = 8

function pairOf(sum: number, wide: number): Pair {
  return {
    home: Math.max(FEWEST, Math.round((sum + wide) / 2)),
    away: Math.max(FEWEST, Math.round((sum - wide) / 2)),
  }
}

/** How often the side that is one, two or three points behind draws level in the last seconds. */
const DRAWS_LEVEL = [1, 0.25, 0.15, 0.12]

/** The last quarter of a match that is level after it; null when somebody has won. */
function levelled(dice: Dice, last: Pair, margin: number): Pair | null {
  const behind = Math.abs(margin)
  if (!dice.chance(DRAWS_LEVEL[behind] ?? 0)) return null
  // Half of them because the one scores, half because the other misses: totals stay what they were.
  const more = Math.ceil(behind / 2)
  const fewer = behind - more
  return margin > 0
    ? { home: last.home - fewer, away: last.away + more }
    : { home: last.home + more, away: last.away - fewer }
}

function drawOvertimes(dice: Dice, { expected, overtime }: ScoreOdds): Pair[] {
  const lead = (expected.home - expected.away) * 0.25 * overtime
  const total = (expected.home + expected.away) * 0.25 * overtime
  const scale = Math.sqrt(total / (NBA_TOTAL / 4))
  const periods: Pair[] = []
  for (let more = 1; more <= MOST_OVERTIMES; more += 1) {
    const sum = total + 8 * scale * bell(dice)
    const points = pairOf(sum, lead + 8 * scale * bell(dice))
    const decided = points.home !== points.away
    if (decided || more < MOST_OVERTIMES) periods.push(points)
    else periods.push({ home: points.home + 1, away: points.away })
    if (decided) break
  }
  return periods
}
