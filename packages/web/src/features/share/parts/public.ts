export type { SharedMatch } from '#features/share/shared-match.ts'
export { ShareEntry } from './share-entry.tsx'
export { ShareOdds, type ShareOddsRow } from './share-odds.tsx'
export { SharePage } from './share-page.tsx'
