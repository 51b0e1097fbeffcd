export { MatchStar } from './detail-parts.tsx'
export { LiveStrip } from './home-parts.tsx'
