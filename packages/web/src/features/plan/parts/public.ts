export { HotExperts } from './hot-experts.tsx'
export { LatestPlans } from './latest-plans.tsx'
