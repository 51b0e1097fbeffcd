export { boardOf } from '#features/match/board/board-of.ts'
export type { BasketballOnBoard, BoardMatch, FootballOnBoard } from '#features/match/board/board.ts'
export { endedFollows, type EndedFollow } from '#features/match/follow/ended-follows.repo.ts'
export { firstLegs } from './first-legs.ts'
export { followCount, followedAmong } from '#features/match/follow/follow.repo.ts'
export { liveOf } from './live-of.ts'
export { basketballScores } from './live-scores.ts'
export {
  finishedMatches,
  lineOfMatch,
  matchBriefs,
  matchColumns,
  upcomingHotMatches,
  type MatchBrief,
} from './match-brief.repo.ts'
export { closingOffers } from './closing-offers.repo.ts'
export { matchByNumber } from './match-by-number.repo.ts'
export { matchHead } from './match-head.ts'
export { matchOutcomes } from './match-outcomes.ts'
export { leaguesOf, listed } from './match.present.ts'
export { daysOf, hotMatchIds } from './match.reads.ts'
export { dayAsOf, openDay, recordDay } from '#features/match/board/open-day.ts'
export { newestOdds, openingOdds } from './opening-odds.repo.ts'
export { finalScoreOf, restateScore, type FinalScore } from '#features/match/feed/restate-score.ts'
export { oddsOnBoard } from '#features/match/feed/merge-reports.ts'
export { offeredAt, offeredMatches, type OfferedMatch } from './offered-matches.repo.ts'
export { leagueTeams } from './league-teams.repo.ts'
