export { HotExperts, LatestPlans } from './home-parts.tsx'
