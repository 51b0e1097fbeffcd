export { AbsenceTable } from './absence-table.tsx'
export {
  EVERY_MATCH,
  type HistoryChoice,
  type LineWords,
} from '#features/match-parts/history-choice.ts'
export { askingAgain } from '#features/match-parts/asking-again.ts'
export { chartSummary, stepsOf } from '#features/match-parts/price-chart.ts'
export { useTelevised } from '#features/match-parts/use-televised.ts'
export { useHeldLines } from '#features/match-parts/use-held-lines.ts'
export { useListedMatch } from '#features/match-parts/use-listed-match.ts'
export { shownMatchOf } from '#features/match-parts/use-shown-match.ts'
export { FreshnessNote, NOTHING_TOLD, StaleBar, ToldAloud, type Told } from './freshness.tsx'
export { FutureMatches, type FutureRow } from './future-matches.tsx'
export { HistoryCard } from '#features/match-parts/parts/history/history-card.tsx'
export { HistorySwitches } from '#features/match-parts/parts/history/history-switches.tsx'
export { KeyPoints, Point, Points } from './key-points.tsx'
export { MatchedHours } from './matched-hours.tsx'
export { MatchHead } from './match-head.tsx'
export { MatchFrame, type MatchSlots } from './match-frame.tsx'
export { OfferHistory } from './offer-history.tsx'
export { PeriodSwitch, usePeriodChoice } from './period-switch.tsx'
export type { PastRow } from '#features/match-parts/parts/history/past-matches.tsx'
export {
  NOTHING_RECORDED,
  PastRecord,
  TeamForm,
} from '#features/match-parts/parts/history/past-record.tsx'
export { RecordFacts, type RecordFact } from '#features/match-parts/parts/history/record-facts.tsx'
export { SidesLegend } from './sides-legend.tsx'
export { teamColumn } from './team-column.tsx'
export { TeamNote, TeamPart } from './team-part.tsx'
export { WaitingLines } from './waiting-lines.tsx'
export { useWholePages } from '#features/match-parts/use-whole-pages.ts'
