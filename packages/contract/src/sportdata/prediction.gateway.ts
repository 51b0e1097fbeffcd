import { named, optional } from '#kit/codec.ts'
import { plannedMethod } from '#kit/gateway.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { pageNo } from '#kit/paging.ts'
import { day, id } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

export const predictionGateway = {
  getMatchVipInfomationList: plannedMethod({
    method: 'gw.getMatchVipInfomationList',
    sport: 'football',
    input: shape({ date: named('dataTime', optional(day)) }),
  }),
  getMatchPredictionHomePage: plannedMethod({
    method: 'gw.getMatchPredictionHomePage',
    sport: 'football',
    input: shape({ resultType: optional(legacyCode) }),
  }),
  getMatchPredictionDetailByPredicationId: plannedMethod({
    method: 'gw.getMatchPredictionDetailByPredicationId',
    sport: 'football',
    input: shape({ predictionId: id }),
  }),
  getMatchPredictionKeyPoint: plannedMethod({
    method: 'gw.getMatchPredictionKeyPoint',
    sport: 'football',
    input: shape({ matchIds: list(id, { max: 300 }) }),
  }),
  getTeamNearWinRateByIds: plannedMethod({
    method: 'gw.getTeamNearWinRateByIds',
    sport: 'football',
    input: shape({ matchIds: list(id, { max: 300 }) }),
  }),
  getFocusMatchPredictionList: plannedMethod({
    method: 'gw.getFocusMatchPredictionList',
    sport: 'football',
    input: shape({ date: optional(day), pageNo }),
  }),
}
