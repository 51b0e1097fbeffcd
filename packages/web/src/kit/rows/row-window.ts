/** Where each of many rows begins; the last figure is the height of all. */
export function rowStarts(heights: readonly number[]): number[] {
  const starts = [0]
  for (const height of heights) starts.push(starts.at(-1)! + height)
  return starts
}

export interface RowRange {
  readonly from: number
  /** The first row that is not needed any more. */
  readonly to: number
}

/** The rows between two heights, and `spare` more on either side. */
export function rowsBetween(
  starts: readonly number[],
  [top, bottom]: readonly [number, number],
  spare: number,
): RowRange {
  const last = starts.length - 2
  const from = Math.max(0, rowAt(starts, top) - spare)
  return { from, to: Math.min(last, rowAt(starts, bottom) + spare) + 1 }
}

/** The row at a height; heights outside belong to the nearest row. */
function rowAt(starts: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= height) low = middle
    else high = middle - 1
  }
  return low
}
