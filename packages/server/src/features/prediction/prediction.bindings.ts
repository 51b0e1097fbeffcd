import { predictionGateway } from '@linmen/contract/prediction/prediction.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { modelRecord } from './model-record.reads.ts'
import { ofBasketballMatch } from './basketball-prediction.reads.ts'
import { dayInformation, winRates } from './match-facts.ts'
import {
  asianOdds,
  europeanOdds,
  exchange,
  handicapChanges,
  kelly,
  leagueScores,
  list,
  listAll,
  listByDay,
  listByMatch,
  listHits,
  look,
  lookMany,
  resultsOfMatches,
} from './prediction-list.reads.ts'
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
  asianOdds,
  europeanOdds,
  exchange,
  handicapChanges,
  kelly,
  leagueScores,
  list,
  listAll,
  listByDay,
  listByMatch,
  listHits,
  look,
  lookMany,
  modelRecord,
  ofBasketballMatch,
  resultsOfMatches,
]
