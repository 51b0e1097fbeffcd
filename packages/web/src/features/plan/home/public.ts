// What home shows of plans. Apart from the other door: whatever stands beside it would come with the first load.
export { HotExperts, LatestPlans } from '#features/plan/parts/home-parts.tsx'
