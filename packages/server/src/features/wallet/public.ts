export { giftOf, giftOfCharge, returnGift, takeGiftBack } from './charge-gift.repo.ts'
export { checkBooksJob } from './check-books.ts'
export { sealBooksJob } from './seal-books.ts'
export { endLots, endLotsJob } from './end-lots.ts'
export { contradictions, invariantCount } from './invariants.ts'
export {
  earnedSince,
  journalOf,
  lockBalances,
  pendingShareOf,
  postJournal,
  readBalances,
  type Journal,
} from './ledger.repo.ts'
export { settledShareOf, shareJournals } from './share-journals.repo.ts'
export { addLot, lockLots, paymentOfLot, returnToLots, takeFromLots } from './promo-lots.repo.ts'
export { balanceOf, bookCharge, bookPartnerShare, holdingsOf, lockWallet } from './wallet.ts'
export { chargedBetween } from './charged-between.repo.ts'
