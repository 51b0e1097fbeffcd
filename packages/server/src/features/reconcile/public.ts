export { lastBillDay } from './bill.repo.ts'
export { reconcileBills, reconcileBillsJob } from './reconcile-bills.ts'
