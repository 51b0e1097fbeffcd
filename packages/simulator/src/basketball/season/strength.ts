import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { bell } from '#basketball/bell.ts'
import { clubsOf, type Club } from '#basketball/atlas/clubs.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import type { SeasonKey } from './calendar.ts'

export interface Strength {
  /** Points by which it beats an average team. */
  readonly power: number
  /** Points by which its matches have more than others. */
  readonly tempo: number
}

/** What a year leaves of the years before: a good team stays good for a while. */
const MEMORY = [0.66, 0.56, 0.5]
const TEMPO_SPREAD = 4.2

export function strengthsOf(seed: string, { league, year }: SeasonKey): Strength[] {
  const clubs = clubsOf(league)
  const { spread, points } = league.scoring
  const raw = clubs.map(({ id }) => ({
    power: spread * remembered(seed, ['power', id], year),
    tempo: TEMPO_SPREAD * (points / 222) * remembered(seed, ['tempo', id], year),
  }))
  // Powers are relative: the average team of a season is average.
  const mean = raw.reduce((total, { power }) => total + power, 0) / raw.length
  return raw.map(({ power, tempo }) => ({ power: power - mean, tempo }))
}

/** What being tired costs in points of margin. */
const TIRED = 1.6

export interface Meeting {
  readonly home: Club
  readonly away: Club
  readonly neutral: boolean
  readonly tired: { readonly home: boolean; readonly away: boolean }
  /** Points the missing players of each side are worth. */
  readonly missing: Pair
}

export function expectedPoints(
  { home, away, neutral, tired, missing }: Meeting,
  strengths: readonly Strength[],
): Pair {
  const { scoring } = home.league
  const [one, other] = [strengths[home.at]!, strengths[away.at]!]
  const lead =
    one.power -
    other.power +
    (neutral ? 0 : scoring.home) -
    (tired.home ? TIRED : 0) +
    (tired.away ? TIRED : 0) -
    missing.home +
    missing.away
  const total = scoring.points + one.tempo + other.tempo
  return { home: (total + lead) / 2, away: (total - lead) / 2 }
}

function remembered(seed: string, words: readonly string[], year: number): number {
  return MEMORY.reduce(
    (total, weight, ago) => total + weight * bell(diceFor(seed, ...words, year - ago)),
    0,
  )
}
