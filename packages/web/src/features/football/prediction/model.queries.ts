import { predictionGateway } from '@linmen/contract/prediction/prediction.gateway.ts'
import { readGateway } from '#kit/read.ts'

export const modelQueries = {
  ofMatch: (matchId: string) =>
    readGateway(predictionGateway.getMatchPredictionKeyPoint, { matchIds: [matchId] }),
  detail: (predictionId: string) =>
    readGateway(predictionGateway.getMatchPredictionDetailByPredicationId, { predictionId }),
}
