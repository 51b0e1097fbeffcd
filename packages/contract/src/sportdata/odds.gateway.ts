import { plannedMethod } from '#kit/gateway.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const oddsGateway = {
  getBkMatchOdds: plannedMethod({
    method: 'gw.getBkMatchOdds',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkLetMatchOddds: plannedMethod({
    method: 'gw.getBkLetMatchOddds',
    sport: 'basketball',
    input: shape({ matchId: id, pageNo, pageSize: pageSize(100) }),
  }),
  getBkMatchBigSmallOdds: plannedMethod({
    method: 'gw.getBkMatchBigSmallOdds',
    sport: 'basketball',
    input: shape({ matchId: id, pageNo, pageSize: pageSize(100) }),
  }),
  getBkMatchEuropeOdds: plannedMethod({
    method: 'gw.getBkMatchEuropeOdds',
    sport: 'basketball',
    input: shape({ matchId: id, pageNo, pageSize: pageSize(100) }),
  }),
  getEuropeOddsList: plannedMethod({
    method: 'gw.getEuropeOddsList',
    sport: 'football',
    input: shape({ matchId: id, pageNo, pageSize: pageSize(10) }),
  }),
  getAsiaOddsList: plannedMethod({
    method: 'gw.getAsiaOddsList',
    sport: 'football',
    input: shape({ matchId: id, pageNo, pageSize: pageSize(10) }),
  }),
  getBigSmallOddsList: plannedMethod({
    method: 'gw.getBigSmallOddsList',
    sport: 'football',
    input: shape({ matchId: id, pageNo, pageSize: pageSize(10) }),
  }),
  getEuropeOddsDetail: plannedMethod({
    method: 'gw.getEuropeOddsDetail',
    sport: 'football',
    input: shape({ matchId: id, oddsId: id, pageNo, pageSize: pageSize(10) }),
  }),
  getAsiaOddsDetail: plannedMethod({
    method: 'gw.getAsiaOddsDetail',
    sport: 'football',
    input: shape({ matchId: id, oddsId: id, pageNo, pageSize: pageSize(10) }),
  }),
  getBigSmallOddsDetail: plannedMethod({
    method: 'gw.getBigSmallOddsDetail',
    sport: 'football',
    input: shape({ matchId: id, oddsId: id, pageNo, pageSize: pageSize(10) }),
  }),
  getBkOddsChangeDetail: plannedMethod({
    method: 'gw.getBkOddsChangeDetail',
    sport: 'basketball',
    input: shape({ matchId: id, oddsId: id, pageNo, pageSize: pageSize(10) }),
  }),
  getMatchBetPercent: plannedMethod({
    method: 'gw.getMatchBetPercent',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchDiscreteIndex: plannedMethod({
    method: 'gw.getMatchDiscreteIndex',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchKellyDetail: plannedMethod({
    method: 'gw.getMatchKellyDetail',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchSameOddsDetail: plannedMethod({
    method: 'gw.getMatchSameOddsDetail',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchRollOdds: plannedMethod({
    method: 'gw.getMatchRollOdds',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
}
