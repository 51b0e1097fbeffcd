export { buyVip, vipDirect } from './buy-vip.ts'
export { endPeriod, lockEarned } from './end-period.ts'
export { countMembers as countVipMembers, isVip, vipHasPart } from './period.repo.ts'
