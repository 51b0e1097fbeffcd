/** Money matched on each outcome up to a moment, as an exchange published it. */
export interface Published {
  readonly atMs: number
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** What came between two publications. */
export interface MatchedSpan extends Omit<Published, 'atMs'> {
  readonly fromMs: number
  readonly untilMs: number
}

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** Fewer say nothing about a day. */
const FEWEST = 3

/**
 * What was matched hour by hour in the day before a moment: each span lies between two publications, those nearest to
 * full hours before the newest. Where none came for hours one span is as long as that, so nothing is guessed.
 */
export function matchedByHour(published: readonly Published[], untilMs: number): MatchedSpan[] {
  const day = sinceCorrection(published.filter(({ atMs }) => atMs <= untilMs)).filter(
    ({ atMs }) => atMs >= untilMs - DAY_HOURS * HOUR_MS,
  )
  const edges = nearestToHours(day)
  if (edges.length <= FEWEST) return []
  return edges.slice(1).map((to, at) => {
    const from = edges[at]!
    return {
      fromMs: from.atMs,
      untilMs: to.atMs,
      home: to.home - from.home,
      draw: to.draw - from.draw,
      away: to.away - from.away,
    }
  })
}

/** Matched money never falls: a lower amount corrects what was published before it. */
function sinceCorrection(published: readonly Published[]): readonly Published[] {
  const corrected = published.findLastIndex((each, at) => at > 0 && falls(published[at - 1]!, each))
  return published.slice(Math.max(0, corrected))
}

const falls = (from: Published, to: Published) =>
  to.home < from.home || to.draw < from.draw || to.away < from.away

function nearestToHours(day: readonly Published[]): Published[] {
  const lastMs = day.at(-1)?.atMs ?? 0
  const nearest = new Map<number, Published>()
  for (const each of day) {
    const hours = (lastMs - each.atMs) / HOUR_MS
    const hour = Math.round(hours)
    const held = nearest.get(hour)
    const heldHours = held ? (lastMs - held.atMs) / HOUR_MS : Infinity
    if (Math.abs(hours - hour) <= Math.abs(heldHours - hour)) nearest.set(hour, each)
  }
  return [...nearest.values()]
}
