import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import { predictionGateway } from '@linmen/contract/prediction/prediction.gateway.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { read, readGateway } from '#kit/read.ts'

/** The models and the VIP data count their own types. */
export const SCOPES = { models: 1, vip: 2 } as const

export const specialQueries = {
  tools: () => read(specialEndpoints.tools, {}),
  detail: (matchId: string, tool: ToolKey) => read(specialEndpoints.look, { matchId, tool }),
  day: (scope: number, dataType: number, date?: string) =>
    read(specialEndpoints.listMatches, { scope, dataType, ...(date && { date }) }),
  best: () => read(predictionEndpoints.listBest, {}),
  ofMatch: (matchId: string) => read(predictionEndpoints.listBestOfMatch, { matchId }),
  records: () => read(predictionEndpoints.bestScores, {}),
  record: (asked: { leagueId?: string; from?: string; to?: string }) =>
    read(predictionEndpoints.modelRecord, asked),
  predictions: () => read(predictionEndpoints.listAll, {}),
  hits: () => read(predictionEndpoints.listHits, {}),
  state: (model: number) => read(modelVipEndpoints.unlockState, { model }),
  buyers: () => read(modelVipEndpoints.countBuyers, {}),
  price: (model: number) => read(modelVipEndpoints.price, { model }),
  dispersion: (matchId: string) => read(specialEndpoints.dispersion, { matchId }),
  extremes: (matchId: string, kind: number) => read(specialEndpoints.extremes, { matchId, kind }),
  injuries: (matchId: string) => read(specialEndpoints.injuries, { matchId }),
  information: (dataTime?: string) =>
    readGateway(predictionGateway.getMatchVipInfomationList, dataTime ? { date: dataTime } : {}),
  winMarks: (sport: Sport, date?: string) =>
    read(winMarkEndpoints.listByDate, { sport, ...(date && { date }) }),
  marksOf: (matchId: string) => read(winMarkEndpoints.listByMatch, { matchId }),
  changes: (winMarkId: string) => read(winMarkEndpoints.probabilityChanges, { winMarkId }),
}
