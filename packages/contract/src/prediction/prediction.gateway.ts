import { named, optional, withDefault } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { pageNo } from '#kit/paging.ts'
import { day, id, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import {
  informationPage,
  predictionDetail,
  predictionPage,
  predictionPointsOf,
  winRates,
} from '#prediction/prediction.schemas.ts'

/** Which predictions a list shows. */
const scope = words({ all: 0, coming: 1, hit: 2, missed: 3 })

const matches = shape({ matchIds: list(id, { max: 50 }) })

export const predictionGateway = {
  getMatchVipInfomationList: gatewayMethod({
    method: 'gw.getMatchVipInfomationList',
    sport: 'football',
    input: shape({ date: named('dataTime', optional(day)) }),
    output: informationPage,
  }),
  getMatchPredictionHomePage: gatewayMethod({
    method: 'gw.getMatchPredictionHomePage',
    sport: 'football',
    input: shape({ scope: named('resultType', withDefault(scope, 'all')), pageNo }),
    output: predictionPage,
  }),
  getMatchPredictionDetailByPredicationId: gatewayMethod({
    method: 'gw.getMatchPredictionDetailByPredicationId',
    sport: 'football',
    input: shape({ predictionId: id }),
    output: predictionDetail,
  }),
  getMatchPredictionKeyPoint: gatewayMethod({
    method: 'gw.getMatchPredictionKeyPoint',
    sport: 'football',
    input: matches,
    output: predictionPointsOf,
  }),
  getTeamNearWinRateByIds: gatewayMethod({
    method: 'gw.getTeamNearWinRateByIds',
    sport: 'football',
    input: matches,
    output: winRates,
  }),
  getFocusMatchPredictionList: gatewayMethod({
    method: 'gw.getFocusMatchPredictionList',
    sport: 'football',
    input: shape({ date: optional(day), pageNo }),
    output: predictionPage,
  }),
}
