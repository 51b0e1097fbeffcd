export { archiveOf } from './archive-of.ts'
export type { Archive } from './archive.ts'
export { beginPast, demoMadeAt, endPast, isPastMissing, type PastTask } from './demo-past.ts'
export { askReports, settledSince } from './ask-reports.ts'
export { EVERYBODY, farBudgetOf, isAskableDay, isNearDay } from './day-reach.ts'
export {
  eventsAfter,
  eventsOf,
  recordedVersions,
  type PlayRecord,
  type PlayReport,
} from './event.repo.ts'
export { gatherPrecedents, gatherPrecedentsJob } from './gather-precedents.ts'
export { groupBy } from './group-by.ts'
export { tickEndsOf, ticksAfter, ticksOf, type KnownTick } from './odds.repo.ts'
export { heldHot, hotMatch, type HotMatch } from './hot-match.ts'
export {
  askedDays,
  newestReport,
  reportsReadUntil,
} from '#features/archive/pulls/pull-cursor.repo.ts'
export { notePassing } from './passing-matches.ts'
export { pullDay, type AskedDay } from '#features/archive/pulls/pull-day.ts'
export { pullEndings } from '#features/archive/pulls/pull-endings.ts'
export { pullSeasons } from '#features/archive/pulls/pull-season.ts'
export { missingSquads, pullSquads } from '#features/archive/pulls/pull-squad.ts'
export { pullReports } from '#features/archive/pulls/pull-reports.ts'
export { connectLiveStore, type DayNews } from '#features/archive/pulls/recorded-news.ts'
export {
  announcedOn,
  openMatches,
  sheetsOfDay,
  sheetsPlayed,
  type Announced,
} from './match-sheet.repo.ts'
export { findPrecedents, type PrecedentQuery } from './precedent.repo.ts'
export { recordReports } from './record-reports.ts'
export { forgetSeasons } from './season-sheets.ts'
export { sharedPulls } from '#features/archive/pulls/shared-pulls.ts'
