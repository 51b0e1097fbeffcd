export { modelDirect } from './direct-model.ts'
export { backtest, walkForward } from './backtest.ts'
export { signalMatches } from './make-signals.ts'
export { lookId, passGoods } from './model.goods.ts'
