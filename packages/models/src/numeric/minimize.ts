/** Value at a point; writes the slope there. Infinity where the function is not defined. */
export type Objective = (point: Float64Array, slope: Float64Array) => number

export interface MinimizeSettings {
  /** Stops when no slope is steeper than this. */
  readonly flat: number
  readonly steps: number
  /** A guess of one over the curvature in each direction. */
  readonly scale: Float64Array
}

const MEMORY = 8

/** L-BFGS with a scaled start and halving line search. Moves `point` to the minimum, answers its value. */
export function minimize(
  objective: Objective,
  point: Float64Array,
  { flat, steps, scale }: MinimizeSettings,
): number {
  const n = point.length
  const slope = new Float64Array(n)
  const next = new Float64Array(n)
  const nextSlope = new Float64Array(n)
  const direction = new Float64Array(n)
  const memory = history(n)
  let value = objective(point, slope)
  for (let step = 0; step < steps && steepest(slope) > flat; step++) {
    memory.direct(slope, scale, direction)
    let fall = inner(direction, slope)
    if (!(fall < 0)) {
      memory.forget()
      for (let i = 0; i < n; i++) direction[i] = -scale[i]! * slope[i]!
      fall = inner(direction, slope)
    }
    const length = search(objective, point, direction, value, fall, next, nextSlope)
    if (length === 0) break
    memory.remember(point, next, slope, nextSlope)
    value = lastValue
    point.set(next)
    slope.set(nextSlope)
  }
  return value
}

let lastValue = 0

/** A step that lowers the value enough; leaves the new point in `next`. Nought when there is none. */
function search(
  objective: Objective,
  point: Float64Array,
  direction: Float64Array,
  value: number,
  fall: number,
  next: Float64Array,
  nextSlope: Float64Array,
): number {
  for (let length = 1; length > 1e-10; length /= 2) {
    for (let i = 0; i < point.length; i++) next[i] = point[i]! + length * direction[i]!
    lastValue = objective(next, nextSlope)
    if (lastValue <= value + 1e-4 * length * fall) return length
  }
  return 0
}

function history(n: number) {
  const moves = Array.from({ length: MEMORY }, () => new Float64Array(n))
  const turns = Array.from({ length: MEMORY }, () => new Float64Array(n))
  const weight = new Float64Array(MEMORY)
  const alpha = new Float64Array(MEMORY)
  let count = 0
  return {
    forget: () => void (count = 0),
    remember(from: Float64Array, to: Float64Array, before: Float64Array, after: Float64Array) {
      const move = moves[count % MEMORY]!
      const turn = turns[count % MEMORY]!
      for (let i = 0; i < n; i++) {
        move[i] = to[i]! - from[i]!
        turn[i] = after[i]! - before[i]!
      }
      const bend = inner(move, turn)
      if (bend <= 1e-14) return
      weight[count % MEMORY] = 1 / bend
      count++
    },
    direct(slope: Float64Array, scale: Float64Array, out: Float64Array) {
      for (let i = 0; i < n; i++) out[i] = -slope[i]!
      const oldest = Math.max(0, count - MEMORY)
      for (let at = count - 1; at >= oldest; at--) {
        const k = at % MEMORY
        alpha[k] = weight[k]! * inner(moves[k]!, out)
        addTo(out, turns[k]!, -alpha[k]!)
      }
      for (let i = 0; i < n; i++) out[i]! *= scale[i]!
      for (let at = oldest; at < count; at++) {
        const k = at % MEMORY
        addTo(out, moves[k]!, alpha[k]! - weight[k]! * inner(turns[k]!, out))
      }
    },
  }
}

function inner(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

function addTo(to: Float64Array, values: Float64Array, factor: number): void {
  for (let i = 0; i < to.length; i++) to[i]! += factor * values[i]!
}

function steepest(slope: Float64Array): number {
  let most = 0
  for (let i = 0; i < slope.length; i++) most = Math.max(most, Math.abs(slope[i]!))
  return most
}
