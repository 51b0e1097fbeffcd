export { freezeCash } from './request-withdrawal.ts'
export { moveWithdrawal } from './withdrawal.repo.ts'
export { sendWithdrawals, sendWithdrawalsJob } from './send-withdrawals.ts'
export { keepWay } from './way.repo.ts'
