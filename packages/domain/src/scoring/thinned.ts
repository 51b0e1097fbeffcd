/** Enough for a chart: first and last stay. */
export function thinnedTo<Point>(points: readonly Point[], most: number): readonly Point[] {
  if (points.length <= most) return points
  const every = (points.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => points[Math.round(at * every)]!)
}
