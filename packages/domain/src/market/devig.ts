/** How the margin of a bookmaker is taken out of his odds. Every page that shows one names it. */
export type Devig = 'proportional' | 'shin' | 'power'

/** Sum of the inverse odds: 1.067 is a margin of 6.7 %. */
export function overround(odds: readonly number[]): number {
  let sum = 0
  for (const each of odds) sum += 1 / each
  return sum
}

export function devig(odds: readonly number[], method: Devig): number[] {
  if (method === 'shin') return shin(odds).probabilities
  if (method === 'power') return power(odds).probabilities
  return proportional(odds)
}

export function proportional(odds: readonly number[]): number[] {
  const sum = overround(odds)
  return odds.map((each) => 1 / each / sum)
}

/** Shin 1993: the margin protects the bookmaker against a share z of bettors who know more. */
export function shin(odds: readonly number[]): { probabilities: number[]; z: number } {
  const sum = overround(odds)
  if (sum <= 1) return { probabilities: proportional(odds), z: 0 }
  const share = (each: number, z: number) =>
    (Math.sqrt(z * z + (4 * (1 - z)) / (each * each * sum)) - z) / (2 * (1 - z))
  const z = falling((at) => total(odds, (each) => share(each, at)) - 1, 0, 0.9)
  return { probabilities: normalized(odds.map((each) => share(each, z))), z }
}

/** Probabilities are a power of the inverse odds; long shots lose more than favourites. */
export function power(odds: readonly number[]): { probabilities: number[]; k: number } {
  if (odds.length > 3) throw new RangeError('power is solved for two or three outcomes')
  const [one = Infinity, two = Infinity, three = Infinity] = odds
  const k = powerExponent(one, two, three)
  return { probabilities: normalized(odds.map((each) => each ** -k)), k }
}

/**
 * The k for which the inverse odds to the power k sum to one; Infinity stands for no outcome.
 * The sum is convex and falls with k, so Newton's steps cannot leave the right side once there.
 */
export function powerExponent(one: number, two: number, three: number): number {
  const a = Math.log(one)
  const b = Math.log(two)
  const c = three === Infinity ? 0 : Math.log(three)
  let k = 1
  for (let step = 0; step < 50; step++) {
    const x = Math.exp(-k * a)
    const y = Math.exp(-k * b)
    const z = three === Infinity ? 0 : Math.exp(-k * c)
    const move = (x + y + z - 1) / (a * x + b * y + c * z)
    k += move
    if (Math.abs(move) < 1e-13) break
  }
  return k
}

// Halving is slow but cannot fail; sixty steps end below the last bit of a double.
function falling(excess: (at: number) => number, low: number, high: number): number {
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function total(odds: readonly number[], share: (each: number) => number): number {
  let sum = 0
  for (const each of odds) sum += share(each)
  return sum
}

function normalized(values: number[]): number[] {
  const sum = values.reduce((all, each) => all + each, 0)
  return values.map((each) => each / sum)
}
