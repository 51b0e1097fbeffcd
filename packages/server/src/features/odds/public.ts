export { kelly } from './market-reads.ts'
export { oddsOfMatch } from './odds-of-match.ts'
export { europeanHistory, europeanTable, lineHistory } from './odds-tables.ts'
export { sameOddsOf } from './same-odds.ts'
