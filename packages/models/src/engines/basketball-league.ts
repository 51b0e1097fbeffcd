import type { BasketballRow } from '@linmen/domain/match-files/basketball-file.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { basketballEngine, type BasketballForecast } from './basketball-engine.ts'
import { byDay } from './football-engine.ts'

export interface BasketballLeague {
  /** Games the ratings were learned from. */
  readonly sample: number
  /** How the forecasts of the newest games fared, each made before its day and without its own prices. */
  readonly record: BasketballRecord
  /** Null for a team that has hardly played. */
  forecast(homeId: string, awayId: string): BasketballForecast | null
}

export interface BasketballRecord {
  readonly matches: number
  readonly hits: number
  /** Mean distance in points between the margin said and the one that came. */
  readonly marginError: number | null
  /** That of the market's closing line on the same games. */
  readonly marketError: number | null
}

const FEWEST_GAMES = 60
const FEWEST_OF_A_TEAM = 5
const COUNTED = 400
const DAY_MS = 86_400_000
/** Lines are kept in 1/10000 of a point. */
const LINE = 10_000

/** Ratings of a league from the games of the days before one. Null while there are too few of them. */
export function basketballLeague(
  history: readonly MatchSheet[],
  beforeDay: number,
): BasketballLeague | null {
  const rows = history.flatMap(rowOf).filter(({ day }) => day < beforeDay)
  if (rows.length < FEWEST_GAMES) return null
  const engine = basketballEngine()
  const games = new Map<string, number>()
  const told: Told[] = []
  for (const day of byDay(rows)) {
    for (const row of day) {
      if (isKnown(games, row.home, row.away))
        told.push({ row, margin: engine.forecast(unpriced(row)).margin })
    }
    engine.observe(day)
    for (const { home, away } of day)
      for (const id of [home, away]) games.set(id, (games.get(id) ?? 0) + 1)
  }
  return {
    sample: rows.length,
    record: recordOf(told.slice(-COUNTED)),
    forecast: (home, away) =>
      isKnown(games, home, away)
        ? engine.forecast(unpriced({ home, away, day: beforeDay, playoffs: false }))
        : null,
  }
}

/** The day of a match as the engine counts days. */
export const dayOfMatch = ({ fixture }: MatchSheet) => Math.floor(fixture.kickOffAtMs / DAY_MS)

interface Told {
  readonly row: BasketballRow
  readonly margin: number
}

const isKnown = (games: ReadonlyMap<string, number>, ...ids: string[]) =>
  ids.every((id) => (games.get(id) ?? 0) >= FEWEST_OF_A_TEAM)

const unpriced = (game: Pick<BasketballRow, 'home' | 'away' | 'day' | 'playoffs'>) => ({
  ...game,
  homeLine: NaN,
  totalLine: NaN,
})

function rowOf(sheet: MatchSheet): BasketballRow[] {
  const { fixture, result, closing } = sheet
  if (result?.phase !== 'finished' || result.sport !== 'basketball') return []
  const { home, away } = result.full
  if (home === away) return []
  const overtimes = result.periods.slice(4)
  return [
    {
      id: fixture.id,
      season: fixture.seasonId,
      day: dayOfMatch(sheet),
      home: fixture.homeId,
      away: fixture.awayId,
      playoffs: false,
      homePoints: home,
      awayPoints: away,
      overtimePoints: overtimes.reduce((sum, period) => sum + period.home + period.away, 0),
      homeLine: closing && closing.asian.first > 0 ? closing.asian.line / LINE : NaN,
      totalLine: closing && closing.overUnder.first > 0 ? closing.overUnder.line / LINE : NaN,
    },
  ]
}

function recordOf(told: readonly Told[]): BasketballRecord {
  const priced = told.filter(({ row }) => !Number.isNaN(row.homeLine))
  return {
    matches: told.length,
    hits: told.filter(({ row, margin }) => margin > 0 === marginOf(row) > 0).length,
    marginError: mean(told.map(({ row, margin }) => Math.abs(margin - marginOf(row)))),
    marketError:
      priced.length === told.length
        ? mean(priced.map(({ row }) => Math.abs(row.homeLine - marginOf(row))))
        : null,
  }
}

const marginOf = ({ homePoints, awayPoints }: BasketballRow) => homePoints - awayPoints

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
