import { calibrationTable, type CalibrationBin } from '@linmen/domain/scoring/calibration-table.ts'
import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { pairedInterval } from '@linmen/domain/scoring/paired.ts'
import {
  brierScore,
  isFavourite,
  logLoss,
  outcomeOf,
  pairLogLoss,
  rankedScore,
  type Result3,
} from '@linmen/domain/scoring/rules.ts'
import type { Forecast } from './contestant.ts'

export interface Score {
  readonly name: string
  readonly n: number
  readonly rps: number
  readonly logLoss: number
  readonly brier: number
  readonly accuracy: number
  readonly ece: number
  /** Mean difference of RPS to closing on the same matches, and its 95 % interval. */
  readonly toClosing: number
  readonly interval: readonly [number, number]
  readonly overLogLoss: number | null
  readonly overEce: number | null
  readonly marginError: number | null
  readonly leagues: Readonly<Record<string, { n: number; rps: number; toClosing: number }>>
  readonly seasons: Readonly<Record<string, { n: number; rps: number; toClosing: number }>>
  readonly calibration: readonly CalibrationBin[]
}

/** Adds up one contestant's forecasts of the scored matches. */
export function scoreSheet(name: string) {
  const sums = { n: 0, rps: 0, logLoss: 0, brier: 0, hits: 0, toClosing: 0 }
  const over = { n: 0, logLoss: 0, table: calibrationTable() }
  const margin = { n: 0, error: 0 }
  const table = calibrationTable()
  const days = new Map<number, { sum: number; n: number }>()
  const leagues = new Map<string, Part>()
  const seasons = new Map<string, Part>()
  return {
    add(row: FootballRow, forecast: Forecast, closing: Result3): void {
      const { p } = forecast
      const came = outcomeOf(row.homeGoals, row.awayGoals)
      const rps = rankedScore(p, came)
      const beyond = rps - rankedScore(closing, came)
      sums.n++
      sums.rps += rps
      sums.logLoss += logLoss(p[came])
      sums.brier += brierScore(p, came)
      sums.hits += Number(isFavourite(p, came))
      sums.toClosing += beyond
      p.forEach((chance, outcome) => table.add(chance, outcome === came))
      const day = days.get(row.day) ?? { sum: 0, n: 0 }
      days.set(row.day, { sum: day.sum + beyond, n: day.n + 1 })
      addPart(leagues, row.div, rps, beyond)
      addPart(seasons, row.season, rps, beyond)
      if (forecast.over !== undefined) {
        const isOver = row.homeGoals + row.awayGoals > 2
        over.n++
        over.logLoss += pairLogLoss(forecast.over, isOver)
        over.table.add(forecast.over, isOver)
      }
      if (forecast.margin !== undefined) {
        margin.n++
        margin.error += Math.abs(row.homeGoals - row.awayGoals - forecast.margin)
      }
    },
    score: (): Score => ({
      name,
      n: sums.n,
      rps: sums.rps / sums.n,
      logLoss: sums.logLoss / sums.n,
      brier: sums.brier / sums.n,
      accuracy: sums.hits / sums.n,
      ece: table.error(),
      toClosing: sums.toClosing / sums.n,
      interval: pairedInterval([...days.values()]),
      overLogLoss: over.n > 0 ? over.logLoss / over.n : null,
      overEce: over.n > 0 ? over.table.error() : null,
      marginError: margin.n > 0 ? margin.error / margin.n : null,
      leagues: meansOf(leagues),
      seasons: meansOf(seasons),
      calibration: table.bins(),
    }),
  }
}

type Part = { n: number; rps: number; toClosing: number }

function addPart(parts: Map<string, Part>, key: string, rps: number, beyond: number): void {
  const part = parts.get(key) ?? { n: 0, rps: 0, toClosing: 0 }
  parts.set(key, { n: part.n + 1, rps: part.rps + rps, toClosing: part.toClosing + beyond })
}

const meansOf = (parts: ReadonlyMap<string, Part>) =>
  Object.fromEntries(
    [...parts].map(([key, { n, rps, toClosing }]) => [
      key,
      { n, rps: rps / n, toClosing: toClosing / n },
    ]),
  )
