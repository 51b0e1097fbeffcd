export { boardOf } from './board-of.ts'
export type { BasketballOnBoard } from './board.ts'
export { firstLegs } from './first-legs.ts'
export { liveOf } from './live-of.ts'
export { basketballScores } from './live-scores.ts'
export {
  finishedMatches,
  matchBriefs,
  upcomingHotMatches,
  type MatchBrief,
} from './match-brief.repo.ts'
export { matchHead } from './match-head.ts'
export { matchOutcomes } from './match-outcomes.ts'
export { leaguesOf, listed } from './match.present.ts'
export { dayAsOf, openDay } from './open-day.ts'
export { openingOdds } from './opening-odds.repo.ts'
export { oddsOnBoard } from './take-in.ts'
