export { askedEndings } from './subscription.reads.ts'
export { monthGoods } from './subscribe.ts'
