export {
  finishedMatches,
  matchBriefs,
  upcomingHotMatches,
  type MatchBrief,
} from './match-briefs.ts'
export { matchOutcomes } from './match-outcomes.ts'
export { openingOdds } from './opening-odds.ts'
export { boardOf } from './board-of.ts'
export { openDay } from './open-day.ts'
export { followedAmong } from './follow.repo.ts'
