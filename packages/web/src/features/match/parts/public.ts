export { chipKind, chipText } from '#features/match/status-chip-of.ts'
export { MatchStar } from './detail-parts.tsx'
export { LiveStrip } from './home-parts.tsx'
