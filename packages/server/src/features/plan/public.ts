export { buyPlan } from './buy-plan.ts'
export { planCounts, type PlanRow } from './plan.repo.ts'
export { plansOfMatch } from './plans-of-match.ts'
export { openPlans, refundBuyers, settlePlan, unfinishedRefunds } from './settle-plan.ts'
