type Point = readonly [x: number, y: number]

/** A line through points: straight from one to the next, or level until the next changes it. */
export const linePath = (points: readonly Point[], shape: 'steps' | 'lines'): string =>
  points
    .map(([x, y], at) => {
      const before = points[at - 1]
      if (!before) return `M${place(x)},${place(y)}`
      const corner = shape === 'steps' ? `L${place(x)},${place(before[1])}` : ''
      return `${corner}L${place(x)},${place(y)}`
    })
    .join('')

const place = (value: number) => Math.round(value * 100) / 100
