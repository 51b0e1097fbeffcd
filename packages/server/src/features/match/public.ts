export { boardOf } from './board-of.ts'
export { followedAmong } from './follow.repo.ts'
export {
  finishedMatches,
  matchBriefs,
  upcomingHotMatches,
  type MatchBrief,
} from './match-briefs.ts'
export { matchOutcomes } from './match-outcomes.ts'
export { openDay } from './open-day.ts'
export { openingOdds } from './opening-odds.ts'
