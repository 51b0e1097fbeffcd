export { addArticle } from './article.ts'
export { bioOf, expertNames } from './expert-names.ts'
export { settledPicks } from './expert-records.ts'
export { listedExperts } from './expert-home.ts'
export { expertsById, hotExpertsOf } from './expert.reads.ts'
export { changeFollow } from './follow.ts'
export {
  fansOf,
  followedExperts,
  followersOf,
  followingCount,
  followsAmong,
} from './follow.repo.ts'
export { findSeller, sellerOf, type Seller } from './seller.ts'
export { lastChange } from './apply.repo.ts'
export { reviewLevelsJob } from './expert-month.ts'
export {
  addSubscription,
  endSubscription,
  endingWithin,
  pushedAmong,
  runningUntil,
  subscribersOf,
  subscriptionPage,
} from './subscription.repo.ts'
