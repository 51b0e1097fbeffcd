export {
  finishedMatches,
  matchBriefs,
  upcomingHotMatches,
  type MatchBrief,
} from './match-briefs.ts'
export { matchOutcomes } from './match-outcomes.ts'
export { openingOdds } from './opening-odds.ts'
