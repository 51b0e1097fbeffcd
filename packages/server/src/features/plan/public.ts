export { planCounts } from './plan.repo.ts'
export { openPlans, refundBuyers, settlePlan, unfinishedRefunds } from './settle-plan.ts'
