import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { day, id, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'

export const predictionEndpoints = {
  leagueScores: planned({
    call: 'c.queryLeaguePredictionScoreResult',
    method: 'GET',
    path: '/api/queryLeaguePredictionScoreResult',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
  }),
  bestScores: planned({
    call: 'c.queryModelBestScoreResultAsCount',
    method: 'GET',
    path: '/api/queryModelBestScoreResultAsCount',
    effect: 'read',
  }),
  listByDay: planned({
    call: 'c.queryPredictionByTimeAndType',
    method: 'GET',
    path: '/api/queryPredictionByTimeAndType',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)), date: optional(day) }),
  }),
  resultsOfMatches: planned({
    call: 'c.queryPredictionResultByMatchIds',
    method: 'POST',
    path: '/api/queryPredictionResultByMatchIds',
    effect: 'read',
    input: shape({ ids: list(id), kind: named('type', optional(legacyCode)) }),
  }),
  lookMany: planned({
    call: 'c.queryPredictionDetailByPredictionIds',
    method: 'POST',
    path: '/api/queryPredictionDetailByPredictionIds',
    effect: 'read',
    input: shape({ ids: list(id) }),
  }),
  look: planned({
    call: 'c.model.data.getMatchPredictionDetailByPredicationId',
    method: 'GET',
    path: '/api/model/data/getMatchPredictionDetailByPredicationId',
    effect: 'read',
    input: shape({ predictionId: id, unlockKey: named('validKey', optional(text({ max: 200 }))) }),
  }),
  listHits: planned({
    call: 'c.model.data.getHitMatchPredictionList',
    method: 'GET',
    path: '/api/model/data/getHitMatchPredictionList',
    effect: 'read',
  }),
  listAll: planned({
    call: 'c.model.data.getAllMatchPredictionList',
    method: 'GET',
    path: '/api/model/data/getAllMatchPredictionList',
    effect: 'read',
  }),
  list: planned({
    call: 'c.model.data.getMatchPredictionList',
    method: 'POST',
    path: '/api/model/data/getMatchPredictionList',
    effect: 'read',
    input: shape({
      kind: named('type', optional(legacyCode)),
      date: optional(day),
      resultType: optional(legacyCode),
    }),
  }),
  listByMatch: planned({
    call: 'c.model.data.getMatchPredictionByMatchId',
    method: 'POST',
    path: '/api/model/data/getMatchPredictionByMatchId',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)), matchId: id }),
  }),
  exchange: planned({
    call: 'c.model.data.queryBFMatch',
    method: 'GET',
    path: '/api/model/data/queryBFMatch',
    effect: 'read',
    input: shape({ matchId: id, unlockKey: named('validKey', optional(text({ max: 200 }))) }),
  }),
  handicapChanges: planned({
    call: 'c.model.data.getAsiaOddsHandicapChange',
    method: 'POST',
    path: '/api/model/data/getAsiaOddsHandicapChange',
    effect: 'read',
    input: shape({
      until: named('endTime', optional(moment)),
      matchId: id,
      unlockKey: named('validKey', optional(text({ max: 200 }))),
    }),
  }),
  kelly: planned({
    call: 'c.model.data.getkellyDetail',
    method: 'POST',
    path: '/api/model/data/getkellyDetail',
    effect: 'read',
    input: shape({ unlockKey: named('validKey', optional(text({ max: 200 }))), matchId: id }),
  }),
  europeanOdds: planned({
    call: 'c.model.data.getOneMatchEuropeOdds',
    method: 'POST',
    path: '/api/model/data/getOneMatchEuropeOdds',
    effect: 'read',
    input: shape({ unlockKey: named('validKey', optional(text({ max: 200 }))), matchId: id }),
  }),
  asianOdds: planned({
    call: 'c.model.data.getOneAsiaDetailOdds',
    method: 'POST',
    path: '/api/model/data/getOneAsiaDetailOdds',
    effect: 'read',
    input: shape({ matchId: id, oddsId: id, pageNo, pageSize: pageSize(10) }),
  }),
  listBest: planned({
    call: 'c.model.best.list',
    method: 'GET',
    path: '/api/model/best/list',
    effect: 'read',
  }),
  listBestOfMatch: planned({
    call: 'c.model.best.list.matchId',
    method: 'GET',
    path: '/api/model/best/list/{matchId}',
    effect: 'read',
    input: shape({ matchId: id, withUnlock: named('needUnlockInfo', optional(bit)) }),
  }),
}
