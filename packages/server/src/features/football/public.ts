export { matchOf } from './match-of.ts'
export {
  boutsSeen,
  EVERYTHING,
  matchPast,
  recentSeen,
  recordedPast,
  type RecordedPast,
} from './past-of-match.ts'
export { resultChange } from './result-change.ts'
export { intelligenceOf } from './intelligence.reads.ts'
