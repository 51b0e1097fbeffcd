import type { BasketballFigures } from './figures.ts'

/** Seasons from 2019 on. Written by `npm run --silent predictor -- basketball-figures nba_2007-2023.csv.gz`. */
export const REAL_FIGURES: BasketballFigures = {
  matches: 6269,
  homePoints: 112.9167,
  awayPoints: 110.7933,
  homeWins: 0.5634,
  margin: 2.1235,
  marginDeviation: 14.5446,
  totalDeviation: 20.3289,
  quarterDeviation: 8.237,
  overtimes: 0.0557,
  quarter1: 0.252,
  quarter2: 0.2516,
  quarter3: 0.2496,
  quarter4: 0.2407,
}
