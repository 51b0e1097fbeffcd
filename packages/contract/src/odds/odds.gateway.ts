import { named, optional } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { id, moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import {
  allMarkets,
  betShares,
  dispersionTable,
  europeanHistory,
  europeanTable,
  inPlayOdds,
  kellyTable,
  lineHistory,
  lineTable,
  sameOddsTable,
  wholeHistory,
} from '#match/odds-table.schemas.ts'

const oneMatch = shape({ matchId: id })
/** `atMs` turns the market back to a moment; left out it is the market at kick-off, or now before that. */
const pageOfMatch = (size: number) =>
  shape({ matchId: id, atMs: named('time', optional(moment)), pageNo, pageSize: pageSize(size) })
const pageOfCompany = shape({ matchId: id, oddsId: id, pageNo, pageSize: pageSize(10) })

export const oddsGateway = {
  getBkMatchOdds: gatewayMethod({
    method: 'gw.getBkMatchOdds',
    sport: 'basketball',
    input: oneMatch,
    output: allMarkets,
  }),
  getBkLetMatchOddds: gatewayMethod({
    method: 'gw.getBkLetMatchOddds',
    sport: 'basketball',
    input: pageOfMatch(100),
    output: lineTable,
  }),
  getBkMatchBigSmallOdds: gatewayMethod({
    method: 'gw.getBkMatchBigSmallOdds',
    sport: 'basketball',
    input: pageOfMatch(100),
    output: lineTable,
  }),
  getBkMatchEuropeOdds: gatewayMethod({
    method: 'gw.getBkMatchEuropeOdds',
    sport: 'basketball',
    input: pageOfMatch(100),
    output: europeanTable,
  }),
  getEuropeOddsList: gatewayMethod({
    method: 'gw.getEuropeOddsList',
    sport: 'football',
    input: pageOfMatch(10),
    output: europeanTable,
  }),
  getAsiaOddsList: gatewayMethod({
    method: 'gw.getAsiaOddsList',
    sport: 'football',
    input: pageOfMatch(10),
    output: lineTable,
  }),
  getBigSmallOddsList: gatewayMethod({
    method: 'gw.getBigSmallOddsList',
    sport: 'football',
    input: pageOfMatch(10),
    output: lineTable,
  }),
  getEuropeOddsDetail: gatewayMethod({
    method: 'gw.getEuropeOddsDetail',
    sport: 'football',
    input: pageOfCompany,
    output: europeanHistory,
  }),
  getAsiaOddsDetail: gatewayMethod({
    method: 'gw.getAsiaOddsDetail',
    sport: 'football',
    input: pageOfCompany,
    output: lineHistory,
  }),
  getBigSmallOddsDetail: gatewayMethod({
    method: 'gw.getBigSmallOddsDetail',
    sport: 'football',
    input: pageOfCompany,
    output: lineHistory,
  }),
  getBkOddsChangeDetail: gatewayMethod({
    method: 'gw.getBkOddsChangeDetail',
    sport: 'basketball',
    input: pageOfCompany,
    output: wholeHistory,
  }),
  getMatchBetPercent: gatewayMethod({
    method: 'gw.getMatchBetPercent',
    sport: 'football',
    input: oneMatch,
    output: betShares,
  }),
  getMatchDiscreteIndex: gatewayMethod({
    method: 'gw.getMatchDiscreteIndex',
    sport: 'football',
    input: oneMatch,
    output: dispersionTable,
  }),
  getMatchKellyDetail: gatewayMethod({
    method: 'gw.getMatchKellyDetail',
    sport: 'football',
    input: oneMatch,
    output: kellyTable,
  }),
  getMatchSameOddsDetail: gatewayMethod({
    method: 'gw.getMatchSameOddsDetail',
    sport: 'football',
    input: oneMatch,
    output: sameOddsTable,
  }),
  getMatchRollOdds: gatewayMethod({
    method: 'gw.getMatchRollOdds',
    sport: 'football',
    input: oneMatch,
    output: inPlayOdds,
  }),
}
