import { predictionGateway } from '@linmen/contract/sportdata/prediction.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { dayInformation, winRates } from './match-facts.ts'
import { focusPage, pointsOfMatches, predictionDetail, predictionPage } from './prediction.reads.ts'

export const predictionBindings: Binding[] = [
  gatewayHandlers(predictionGateway, {
    getMatchVipInfomationList: dayInformation,
    getMatchPredictionHomePage: predictionPage,
    getMatchPredictionDetailByPredicationId: predictionDetail,
    getMatchPredictionKeyPoint: pointsOfMatches,
    getTeamNearWinRateByIds: winRates,
    getFocusMatchPredictionList: focusPage,
  }),
]
