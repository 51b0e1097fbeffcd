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
 * What was matched hour by hour in the day before a moment: each span lies between two publications, as near to an hour
 * apart as there are. Where none came for hours one span is as long as that, so nothing is guessed.
 */
export function matchedByHour(published: readonly Published[], untilMs: number): MatchedSpan[] {
  const day = sinceCorrection(published.filter(({ atMs }) => atMs <= untilMs)).filter(
    ({ atMs }) => atMs >= untilMs - DAY_HOURS * HOUR_MS,
  )
  const edges = hoursApart(day)
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

/** From the newest back: each time the one nearest to an hour before, of two as near the later. */
function hoursApart(day: readonly Published[]): Published[] {
  const edges = day.slice(-1)
  for (let earlier = before(day, edges[0]); earlier.length > 0; earlier = before(day, edges[0])) {
    const wantedMs = edges[0]!.atMs - HOUR_MS
    const far = ({ atMs }: Published) => Math.abs(atMs - wantedMs)
    edges.unshift(earlier.reduce((best, each) => (far(each) <= far(best) ? each : best)))
  }
  return edges
}

const before = (day: readonly Published[], edge: Published | undefined) =>
  day.filter(({ atMs }) => edge !== undefined && atMs < edge.atMs)
