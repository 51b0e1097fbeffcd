export { amountsOfMatch } from './exchange.reads.ts'
