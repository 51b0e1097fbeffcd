import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { read } from '#kit/read.ts'

/** What the ratings say about a match. Apart from the others, because the page stands without it. */
export const predictionQuery = (matchId: string) =>
  read(predictionEndpoints.ofBasketballMatch, { matchId })
