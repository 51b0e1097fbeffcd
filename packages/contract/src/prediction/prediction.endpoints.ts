import { named, nullable, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { day, id, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'
import { exchangeAmounts } from '#match/exchange.schemas.ts'
import { matchNotFound } from '#match/match.refusals.ts'
import { europeanTable, kellyTable, lineHistory } from '#match/odds-table.schemas.ts'
import { listedSignal, toolRecord } from '#special/tool.schemas.ts'
import { modelUnlock } from './model-vip.schemas.ts'
import {
  basketballPrediction,
  handicapMoves,
  leagueScore,
  modelRecord,
  predictionDetail,
  predictionList,
} from './prediction.schemas.ts'

const unlockKey = named('validKey', optional(text({ max: 200 })))
const kind = named('type', optional(legacyCode))

export const predictionEndpoints = {
  leagueScores: endpoint({
    call: 'c.queryLeaguePredictionScoreResult',
    method: 'GET',
    path: '/api/queryLeaguePredictionScoreResult',
    effect: 'read',
    input: shape({ kind }),
    output: shape({ leagues: named('dataList', list(leagueScore)) }),
  }),
  /** The same rows as a file: `/api/model/record.csv`. */
  modelRecord: endpoint({
    call: 'own.prediction.record',
    method: 'GET',
    path: '/api/model/record',
    effect: 'read',
    input: shape({
      leagueId: optional(id),
      from: named('startDate', optional(day)),
      to: named('endDate', optional(day)),
    }),
    output: modelRecord,
  }),
  /** The record of every tool, the most often right first. */
  bestScores: endpoint({
    call: 'c.queryModelBestScoreResultAsCount',
    method: 'GET',
    path: '/api/queryModelBestScoreResultAsCount',
    effect: 'read',
    output: shape({ models: named('dataList', list(toolRecord)) }),
  }),
  listByDay: endpoint({
    call: 'c.queryPredictionByTimeAndType',
    method: 'GET',
    path: '/api/queryPredictionByTimeAndType',
    effect: 'read',
    input: shape({ kind, date: optional(day) }),
    output: predictionList,
  }),
  resultsOfMatches: endpoint({
    call: 'c.queryPredictionResultByMatchIds',
    method: 'POST',
    path: '/api/queryPredictionResultByMatchIds',
    effect: 'read',
    input: shape({ ids: list(id, { max: 100 }), kind }),
    output: predictionList,
  }),
  lookMany: endpoint({
    call: 'c.queryPredictionDetailByPredictionIds',
    method: 'POST',
    path: '/api/queryPredictionDetailByPredictionIds',
    effect: 'read',
    input: shape({ ids: list(id, { max: 100 }) }),
    output: shape({ predictions: named('dataList', list(predictionDetail)) }),
  }),
  look: endpoint({
    call: 'c.model.data.getMatchPredictionDetailByPredicationId',
    method: 'GET',
    path: '/api/model/data/getMatchPredictionDetailByPredicationId',
    effect: 'read',
    input: shape({ predictionId: id, unlockKey }),
    output: predictionDetail,
    refusals: matchNotFound,
  }),
  listHits: endpoint({
    call: 'c.model.data.getHitMatchPredictionList',
    method: 'GET',
    path: '/api/model/data/getHitMatchPredictionList',
    effect: 'read',
    output: predictionList,
  }),
  listAll: endpoint({
    call: 'c.model.data.getAllMatchPredictionList',
    method: 'GET',
    path: '/api/model/data/getAllMatchPredictionList',
    effect: 'read',
    output: predictionList,
  }),
  list: endpoint({
    call: 'c.model.data.getMatchPredictionList',
    method: 'POST',
    path: '/api/model/data/getMatchPredictionList',
    effect: 'read',
    // Of results 1 is everything, 2 what is to come, 3 hits, 4 misses.
    input: shape({ kind, date: optional(day), resultType: optional(legacyCode) }),
    output: predictionList,
  }),
  listByMatch: endpoint({
    call: 'c.model.data.getMatchPredictionByMatchId',
    method: 'POST',
    path: '/api/model/data/getMatchPredictionByMatchId',
    effect: 'read',
    input: shape({ kind, matchId: id }),
    output: predictionList,
    refusals: matchNotFound,
  }),
  ofBasketballMatch: endpoint({
    call: 'own.prediction.basketball',
    method: 'GET',
    path: '/api/model/data/getBkMatchPrediction',
    effect: 'read',
    input: shape({ matchId: id }),
    output: basketballPrediction,
    refusals: matchNotFound,
  }),
  exchange: endpoint({
    call: 'c.model.data.queryBFMatch',
    method: 'GET',
    path: '/api/model/data/queryBFMatch',
    effect: 'read',
    input: shape({ matchId: id, unlockKey }),
    output: shape({ amounts: named('bfMatch', nullable(exchangeAmounts)) }),
    refusals: matchNotFound,
  }),
  /** How the handicap of every company moved until a moment, or until kick-off. */
  handicapChanges: endpoint({
    call: 'c.model.data.getAsiaOddsHandicapChange',
    method: 'POST',
    path: '/api/model/data/getAsiaOddsHandicapChange',
    effect: 'read',
    input: shape({ until: named('endTime', optional(moment)), matchId: id, unlockKey }),
    output: handicapMoves,
    refusals: matchNotFound,
  }),
  kelly: endpoint({
    call: 'c.model.data.getkellyDetail',
    method: 'POST',
    path: '/api/model/data/getkellyDetail',
    effect: 'read',
    input: shape({ unlockKey, matchId: id }),
    output: kellyTable,
    refusals: matchNotFound,
  }),
  europeanOdds: endpoint({
    call: 'c.model.data.getOneMatchEuropeOdds',
    method: 'POST',
    path: '/api/model/data/getOneMatchEuropeOdds',
    effect: 'read',
    input: shape({ unlockKey, matchId: id }),
    output: europeanTable,
    refusals: matchNotFound,
  }),
  asianOdds: endpoint({
    call: 'c.model.data.getOneAsiaDetailOdds',
    method: 'POST',
    path: '/api/model/data/getOneAsiaDetailOdds',
    effect: 'read',
    input: shape({ matchId: id, oddsId: id, pageNo, pageSize: pageSize(10) }),
    output: lineHistory,
    refusals: matchNotFound,
  }),
  /** The strongest signals of matches to come. */
  listBest: endpoint({
    call: 'c.model.best.list',
    method: 'GET',
    path: '/api/model/best/list',
    effect: 'read',
    about: ['models'],
    output: shape({ signals: named('dataList', list(listedSignal)) }),
  }),
  listBestOfMatch: endpoint({
    call: 'c.model.best.list.matchId',
    method: 'GET',
    path: '/api/model/best/list/{matchId}',
    effect: 'read',
    about: ['models'],
    input: shape({ matchId: id, withUnlock: named('needUnlockInfo', optional(bit)) }),
    output: shape({
      signals: named('dataList', list(listedSignal)),
      unlock: named('unlockInfo', nullable(modelUnlock)),
    }),
    refusals: matchNotFound,
  }),
}
