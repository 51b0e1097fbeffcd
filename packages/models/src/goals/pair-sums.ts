/**
 * Matches summed up by who met whom. The likelihood of two Poisson counts needs no more than the
 * weights, the goals of each team, and how often the four lowest scores came; so a fit costs the
 * number of pairings, not of matches, and letting time pass is one multiplication.
 */
export interface PairSums {
  teams: number
  pairs: number
  home: Int32Array
  away: Int32Array
  weight: Float64Array
  /** Weights of 0:0, 0:1, 1:0 and 1:1, four for each pair. */
  low: Float64Array
  /** Weighted goals scored and conceded by each team, and scored by all home teams. */
  scored: Float64Array
  conceded: Float64Array
  homeScored: number
}

export const emptySums = (): PairSums => ({
  teams: 0,
  pairs: 0,
  home: new Int32Array(1024),
  away: new Int32Array(1024),
  weight: new Float64Array(1024),
  low: new Float64Array(4096),
  scored: new Float64Array(64),
  conceded: new Float64Array(64),
  homeScored: 0,
})

/** Room for one more pair, and its number. */
export function newPair(sums: PairSums, home: number, away: number): number {
  if (sums.pairs === sums.home.length) {
    sums.home = longer(sums.home, (size) => new Int32Array(size))
    sums.away = longer(sums.away, (size) => new Int32Array(size))
    sums.weight = longer(sums.weight, (size) => new Float64Array(size))
    sums.low = longer(sums.low, (size) => new Float64Array(size))
  }
  sums.home[sums.pairs] = home
  sums.away[sums.pairs] = away
  return sums.pairs++
}

export function newTeam(sums: PairSums): number {
  if (sums.teams === sums.scored.length) {
    sums.scored = longer(sums.scored, (size) => new Float64Array(size))
    sums.conceded = longer(sums.conceded, (size) => new Float64Array(size))
  }
  return sums.teams++
}

/** The goals of both sides, and what they deserved where shots tell more than goals do. */
export interface Goals {
  readonly homeGoals: number
  readonly awayGoals: number
  readonly deserved?: readonly [home: number, away: number]
}

/** The four lowest scores are counted as they came; strengths follow what was deserved. */
export function addMatch(sums: PairSums, pair: number, goals: Goals, weight: number): void {
  const { homeGoals, awayGoals } = goals
  const [homeWorth, awayWorth] = goals.deserved ?? [homeGoals, awayGoals]
  const home = sums.home[pair]!
  const away = sums.away[pair]!
  sums.weight[pair]! += weight
  if (homeGoals < 2 && awayGoals < 2) sums.low[pair * 4 + homeGoals * 2 + awayGoals]! += weight
  sums.scored[home]! += weight * homeWorth
  sums.scored[away]! += weight * awayWorth
  sums.conceded[home]! += weight * awayWorth
  sums.conceded[away]! += weight * homeWorth
  sums.homeScored += weight * homeWorth
}

/** Every match counts so much less than before. */
export function fade(sums: PairSums, factor: number): void {
  for (const values of [sums.weight, sums.low, sums.scored, sums.conceded])
    for (let i = 0; i < values.length; i++) values[i]! *= factor
  sums.homeScored *= factor
}

function longer<T extends Int32Array | Float64Array>(values: T, make: (size: number) => T): T {
  const copy = make(2 * values.length)
  copy.set(values)
  return copy
}
