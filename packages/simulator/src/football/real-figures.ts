import type { FootballFigures } from './figures.ts'

/** Written by `npm run --silent predictor -- figures matches_2012-2019.csv.gz matches_2019-2024.csv.gz`. */
export const REAL_FIGURES: FootballFigures = {
  matches: 92541,
  goals: 2.6569,
  homeGoals: 1.4783,
  awayGoals: 1.1786,
  homeWins: 0.437,
  draws: 0.2629,
  awayWins: 0.3001,
  over2_5: 0.4963,
  bothScore: 0.5181,
  firstHalfGoals: 0.4399,
  homeCorners: 5.4949,
  awayCorners: 4.5609,
  homeYellowCards: 1.7779,
  awayYellowCards: 2.0355,
  redCards: 0.2007,
}
