export { planResults } from './plan-results.repo.ts'
export { buyPlan } from './buy-plan.ts'
export { openPlanWithLook } from './open-with-look.ts'
export { planDirect } from './prepay-plan.ts'
export { correctPlan } from '#features/plan/correction/correct-plan.ts'
export { movedByCorrection, type MovedPlan } from '#features/plan/correction/moved-by-correction.ts'
export { settledPlansOf, settledPlansSince } from '#features/plan/correction/settled-again.ts'
export { presentPlans } from './plan.present.ts'
export { planCounts, plansPublishedSince, sportOfExpert, type PlanRow } from './plan.repo.ts'
export { planTable } from './review-plan.ts'
export { issuesAhead } from '#features/plan/pool/open-pools.ts'
export { matchesOfIssue } from '#features/plan/pool/pool.repo.ts'
export { publishPoolPlan } from '#features/plan/pool/publish-pool.ts'
export { publishPlan } from './publish-plan.ts'
export { lockExpert } from './publish.repo.ts'
export { publishTogether } from './publish-together.ts'
export { tellOfPickJob } from './give-pick.ts'
export { cancelLatePlans, cancelLatePlansJob } from './late-plans.ts'
export { tellFollowersJob } from './tell-followers.ts'
export { waitingPlans } from './waiting-plans.ts'
export { plansOfMatch } from './plans-of-match.ts'
export {
  matchesOf,
  openPlans,
  refundBuyers,
  settlePlan,
  settleTogether,
  unfinishedRefunds,
} from './settle-plan.ts'
export { leaguePicks, missedPlans } from './missed-plans.repo.ts'
export { ownPlans } from './own-plans.ts'
