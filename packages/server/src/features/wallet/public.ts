export { journalOf, lockBalances, postJournal, type Journal } from './ledger.repo.ts'
export { returnToLots, takeFromLots } from './promo-lots.repo.ts'
export { balanceOf, bookCharge, holdingsOf, lockWallet } from './wallet.ts'
