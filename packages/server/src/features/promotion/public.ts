export { giveGift } from './campaigns.ts'
export { addGiftTo, findPromotion, giftsOf, putPromotion } from './promotion.repo.ts'
export { standBy } from './support.repo.ts'
