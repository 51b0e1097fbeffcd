import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { betShares } from './bet-shares.ts'
import { dispersion, inPlay, kelly } from './market-reads.ts'
import {
  basketballHistory,
  basketballMarkets,
  europeanHistory,
  europeanTable,
  lineHistory,
  lineTable,
} from './odds-tables.ts'
import { sameOddsOf } from './same-odds.ts'

const footballLines = lineTable('football', 'asian')
const footballTotals = lineTable('football', 'overUnder')
const basketballLines = lineTable('basketball', 'asian')
const basketballTotals = lineTable('basketball', 'overUnder')
const lineMoves = lineHistory('asian')
const totalMoves = lineHistory('overUnder')

export const oddsBindings: Binding[] = [
  gatewayHandlers(oddsGateway, {
    getEuropeOddsList: (_db, input, call) => europeanTable(call, input, 'football'),
    getAsiaOddsList: (_db, input, call) => footballLines(call, input),
    getBigSmallOddsList: (_db, input, call) => footballTotals(call, input),
    getEuropeOddsDetail: (_db, input, call) => europeanHistory(call, input),
    getAsiaOddsDetail: (_db, input, call) => lineMoves(call, input),
    getBigSmallOddsDetail: (_db, input, call) => totalMoves(call, input),
    getMatchRollOdds: (_db, input, call) => inPlay(call, input),
    getMatchKellyDetail: (_db, input, call) => kelly(call, input),
    getMatchDiscreteIndex: (_db, input, call) => dispersion(call, input),
    getMatchBetPercent: (_db, input, call) => betShares(call, input),
    getMatchSameOddsDetail: (_db, input, call) => sameOddsOf(call, input),
    getBkMatchOdds: (_db, input, call) => basketballMarkets(call, input),
    getBkLetMatchOddds: (_db, input, call) => basketballLines(call, input),
    getBkMatchBigSmallOdds: (_db, input, call) => basketballTotals(call, input),
    getBkMatchEuropeOdds: (_db, input, call) => europeanTable(call, input, 'basketball'),
    getBkOddsChangeDetail: (_db, input, call) => basketballHistory(call, input),
  }),
]
