import { minimize } from '#numeric/minimize.ts'
import {
  addMatch,
  emptySums,
  fade,
  newPair,
  newTeam,
  type Goals,
  type PairSums,
} from './pair-sums.ts'

export interface DixonColesSettings {
  /** How fast a match loses weight, per day. */
  readonly decay: number
  /** Pulls attack and defence towards the average; it also links tiers and holds newcomers. */
  readonly ridge: number
  /** Shots differ less between teams than goals do: what strengths are stretched by, 1 for goals. */
  readonly stretch?: number
}

export interface GoalForecast {
  readonly homeGoals: number
  readonly awayGoals: number
  readonly rho: number
}

export interface PlayedMatch extends Goals {
  readonly day: number
  readonly home: string
  readonly away: string
}

export interface DixonColes {
  add(match: PlayedMatch): void
  /** Fits to all matches as of a day, starting from the last fit. Answers the log-likelihood. */
  fit(day: number): number
  forecast(home: string, away: string): GoalForecast
  readonly homeAdvantage: number
}

const MOST_STEPS = 200
const FLAT = 1e-5

/**
 * Dixon and Coles 1997: attack and defence of each team, one home advantage, and ρ for low scores;
 * matches fade with time. Leagues whose matches are added together share their teams.
 */
export function dixonColes({ decay, ridge, stretch = 1 }: DixonColesSettings): DixonColes {
  const sums = emptySums()
  const numbers = new Map<string, number>()
  const pairs = new Map<number, number>()
  /** The day as of which a match weighs one; later matches weigh more until the next fit. */
  let clock = NaN
  /** Attack and defence side by side for each team, then home advantage and ρ. */
  let point = Float64Array.of(0.2, 0)

  const numberOf = (team: string) => {
    const known = numbers.get(team)
    if (known !== undefined) return known
    const fresh = newTeam(sums)
    numbers.set(team, fresh)
    return fresh
  }
  return {
    add(match) {
      if (clock !== clock) clock = match.day
      const home = numberOf(match.home)
      const away = numberOf(match.away)
      const key = home * 65_536 + away
      const pair = pairs.get(key) ?? newPair(sums, home, away)
      pairs.set(key, pair)
      addMatch(sums, pair, match, Math.exp(decay * (match.day - clock)))
    },
    fit(day) {
      fade(sums, Math.exp(-decay * (day - clock)))
      clock = day
      point = withTeams(point, sums.teams)
      const settings = {
        flat: FLAT * totalWeight(sums),
        steps: MOST_STEPS,
        scale: scaleOf(sums, ridge),
      }
      return -minimize(likelihood(sums, ridge), point, settings)
    },
    forecast(homeTeam, awayTeam) {
      const size = point.length - 2
      const of = (team: string, side: 0 | 1) => {
        const at = numbers.get(team)
        return at === undefined || 2 * at >= size ? 0 : point[2 * at + side]!
      }
      return {
        homeGoals: Math.exp(point[size]! + stretch * (of(homeTeam, 0) + of(awayTeam, 1))),
        awayGoals: Math.exp(stretch * (of(awayTeam, 0) + of(homeTeam, 1))),
        rho: point[size + 1]!,
      }
    },
    get homeAdvantage() {
      return point[point.length - 2]!
    },
  }
}

/** Minus the weighted log-likelihood without factorials, and its slope. */
export function likelihood(sums: PairSums, ridge: number) {
  const { teams, pairs, home, away, weight, low, scored, conceded } = sums
  const size = 2 * teams
  const rate = new Float64Array(size)
  return (point: Float64Array, slope: Float64Array): number => {
    const advantage = Math.exp(point[size]!)
    const rho = point[size + 1]!
    if (rho >= 1) return Infinity
    let value = -sums.homeScored * point[size]!
    for (let t = 0; t < teams; t++) {
      const attack = point[2 * t]!
      const defence = point[2 * t + 1]!
      rate[2 * t] = Math.exp(attack)
      rate[2 * t + 1] = Math.exp(defence)
      value += -attack * scored[t]! - defence * conceded[t]!
      value += (ridge / 2) * (attack * attack + defence * defence)
      slope[2 * t] = ridge * attack - scored[t]!
      slope[2 * t + 1] = ridge * defence - conceded[t]!
    }
    let homeSlope = -sums.homeScored
    let rhoSlope = 0
    let ones = 0
    for (let p = 0; p < pairs; p++) {
      const h = 2 * home[p]!
      const a = 2 * away[p]!
      const x = advantage * rate[h]! * rate[a + 1]!
      const y = rate[a]! * rate[h + 1]!
      const w = weight[p]!
      let dx = w * x
      let dy = w * y
      value += dx + dy
      const w00 = low[4 * p]!
      const w01 = low[4 * p + 1]!
      const w10 = low[4 * p + 2]!
      ones += low[4 * p + 3]!
      if (w00 + w01 + w10 > 0) {
        const t00 = 1 - x * y * rho
        const t01 = 1 + x * rho
        const t10 = 1 + y * rho
        if (t00 <= 0 || t01 <= 0 || t10 <= 0) return Infinity
        value -= w00 * Math.log(t00) + w01 * Math.log(t01) + w10 * Math.log(t10)
        const both = (w00 * x * y) / t00
        dx += rho * (both - (w01 * x) / t01)
        dy += rho * (both - (w10 * y) / t10)
        rhoSlope += both - (w01 * x) / t01 - (w10 * y) / t10
      }
      slope[h]! += dx
      slope[a + 1]! += dx
      slope[a]! += dy
      slope[h + 1]! += dy
      homeSlope += dx
    }
    slope[size] = homeSlope
    slope[size + 1] = rhoSlope + ones / (1 - rho)
    return value - ones * Math.log(1 - rho)
  }
}

function withTeams(point: Float64Array<ArrayBuffer>, teams: number): Float64Array<ArrayBuffer> {
  if (point.length === 2 * teams + 2) return point
  const wider = new Float64Array(2 * teams + 2)
  wider.set(point.subarray(0, -2))
  wider.set(point.subarray(-2), 2 * teams)
  return wider
}

// The curvature of a team's attack is the goals it is expected to score, about those it scored.
function scaleOf(
  { teams, scored, conceded, homeScored, low }: PairSums,
  ridge: number,
): Float64Array {
  const scale = new Float64Array(2 * teams + 2)
  for (let t = 0; t < teams; t++) {
    scale[2 * t] = 1 / (scored[t]! + ridge + 1e-3)
    scale[2 * t + 1] = 1 / (conceded[t]! + ridge + 1e-3)
  }
  let lowest = 1e-3
  for (let i = 0; i < low.length; i++) lowest += low[i]!
  scale[2 * teams] = 1 / (homeScored + 1e-3)
  scale[2 * teams + 1] = 1 / lowest
  return scale
}

function totalWeight({ weight, pairs }: PairSums): number {
  let sum = 0
  for (let p = 0; p < pairs; p++) sum += weight[p]!
  return sum
}
