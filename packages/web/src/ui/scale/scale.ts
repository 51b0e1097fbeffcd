export type Span = readonly [from: number, to: number]

/** From values to places on a drawing. */
export function linearScale([from, to]: Span, [start, end]: Span): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

/** Round values over the span, about `count` steps of them: the first and the last enclose it. */
export function roundTicks([least, most]: Span, count: number, leastStep = 0): number[] {
  const step = Math.max(leastStep, roundStep((most - least) / count))
  const first = Math.floor(least / step)
  const last = Math.ceil(most / step)
  // Whole numbers are counted and divided once, so that no 0.30000000000000004 is ever written.
  const digits = Math.max(0, -Math.floor(Math.log10(step)))
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toFixed(digits)),
  )
}

const MOST_LOG_TICKS = 7

/** 1, 2 and 5 times powers of ten that enclose the span, or the powers alone where these are many. */
export function logTicks([least, most]: Span): number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(most)) - Math.floor(Math.log10(least)) + 1 },
    (_, at) => Number((10 ** (Math.floor(Math.log10(least)) + at)).toPrecision(1)),
  )
  const fine = powers.flatMap((power) => [power, 2 * power, 5 * power])
  const within = enclosing(fine, [least, most])
  return within.length > MOST_LOG_TICKS ? enclosing(powers, [least, most]) : within
}

const enclosing = (ticks: readonly number[], [least, most]: Span) =>
  ticks.slice(
    ticks.findLastIndex((tick) => tick <= least),
    ticks.findIndex((tick) => tick >= most) + 1,
  )

/** 1, 2, 5 or 10 times a power of ten, the nearest one. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  const times = share < Math.SQRT2 ? 1 : share < Math.sqrt(10) ? 2 : share < Math.sqrt(50) ? 5 : 10
  return times * power
}
