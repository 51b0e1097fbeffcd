export { HotExperts, LatestPlans } from './home-parts.tsx'
export { PlanEntry } from './plan-entry.tsx'
