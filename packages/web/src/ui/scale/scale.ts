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

/** 1, 2, 5 or 10 times a power of ten, the nearest one. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  const times = share < Math.SQRT2 ? 1 : share < Math.sqrt(10) ? 2 : share < Math.sqrt(50) ? 5 : 10
  return times * power
}
