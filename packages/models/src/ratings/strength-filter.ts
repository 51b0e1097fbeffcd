import { roomFor } from './register.ts'

/**
 * Strengths that drift and are seen through noise (a Kalman filter with one number for each team).
 * What is seen of a match is the league's level plus the home team plus or minus the away team.
 */
export interface FilterSettings {
  /** −1 for a contest of strengths, +1 for what both teams add to, such as goals. */
  readonly away: -1 | 1
  /** Uncertainty of a team never seen, the drift in a day, and the extra of a summer. */
  readonly unknown: number
  readonly drift: number
  readonly summer: number
  /** What a summer leaves of a strength. */
  readonly summerKeeps?: number
  /** Where a newcomer of a tier starts. */
  readonly newcomer: (tier: number) => number
  readonly level: number
  /** How fast the level of a league follows. */
  readonly levelRate: number
}

/** A break of this many days is a summer; after a year away a team is as good as new. */
const SUMMER_DAYS = 52
const FORGOTTEN_DAYS = 400
const MOST_DRIFT_DAYS = 30

export interface StrengthFilter {
  expected(home: number, away: number, league: number, tier: number): number
  /** How unsure the home team's strength is, less the away team's. */
  doubt(home: number, away: number): number
  /** Lets time pass for both teams of a match. */
  pass(home: number, away: number, league: number, tier: number, day: number): void
  /** Moves both teams towards what was seen; `noise` is its variance. */
  see(home: number, away: number, league: number, seen: number, noise: number): void
  /** Lets the league's level follow an error. */
  follow(league: number, error: number): void
}

export function strengthFilter(settings: FilterSettings): StrengthFilter {
  let strength = new Float64Array(2048)
  let variance = new Float64Array(2048)
  let last = new Float64Array(2048).fill(-1)
  let level = new Float64Array(64).fill(settings.level)
  const known = (team: number, tier: number) =>
    team < last.length && last[team]! >= 0 ? strength[team]! : settings.newcomer(tier)

  function age(team: number, tier: number, day: number): void {
    strength = roomFor(strength, team + 1)
    variance = roomFor(variance, team + 1)
    last = roomFor(last, team + 1, -1)
    const days = day - last[team]!
    if (last[team]! < 0) {
      strength[team] = settings.newcomer(tier)
      variance[team] = settings.unknown
    } else if (days > FORGOTTEN_DAYS) variance[team] = settings.unknown
    else {
      variance[team]! += settings.drift * Math.min(days, MOST_DRIFT_DAYS)
      if (days > SUMMER_DAYS) {
        variance[team]! += settings.summer
        strength[team]! *= settings.summerKeeps ?? 1
      }
    }
    last[team] = day
  }

  return {
    expected: (home, away, league, tier) =>
      (level[league] ?? settings.level) + known(home, tier) + settings.away * known(away, tier),
    doubt: (home, away) => (variance[home] ?? 0) - (variance[away] ?? 0),
    pass(home, away, league, tier, day) {
      level = roomFor(level, league + 1, settings.level)
      age(home, tier, day)
      age(away, tier, day)
    },
    see(home, away, league, seen, noise) {
      const error = seen - (level[league]! + strength[home]! + settings.away * strength[away]!)
      const total = variance[home]! + variance[away]! + noise
      const homeGain = variance[home]! / total
      const awayGain = variance[away]! / total
      strength[home]! += homeGain * error
      strength[away]! += settings.away * awayGain * error
      variance[home]! *= 1 - homeGain
      variance[away]! *= 1 - awayGain
    },
    follow(league, error) {
      level[league]! += settings.levelRate * error
    },
  }
}
