export { reconcileBills, reconcileBillsJob } from './reconcile-bills.ts'
