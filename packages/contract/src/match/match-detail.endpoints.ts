import { named, nullable, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, int, moment } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { expertFace } from '#expert/expert.schemas.ts'
import { interpretationSummary } from '#interpretation/interpretation.schemas.ts'
import { planSummary } from '#plan/plan.schemas.ts'
import { exchangeAmounts, exchangeBoard, exchangeTrades, tradeOrder } from './exchange.schemas.ts'
import { analysedMatch, matchIntelligence } from './intelligence.schemas.ts'
import { matchNotFound } from './match.refusals.ts'

/** One match of either sport, and what people and markets say about it. */
export const matchDetailEndpoints = {
  intelligence: endpoint({
    call: 'c.matchcenter.queryIntelligence',
    method: 'GET',
    path: '/api/matchcenter/queryIntelligence',
    effect: 'read',
    input: shape({
      matchId: id,
      sport: named('qiuFlag', optional(sport)),
      matchStatus: optional(legacyCode),
    }),
    output: matchIntelligence,
    refusals: matchNotFound,
  }),
  listRecommended: endpoint({
    call: 'c.store.match.tj.list',
    method: 'GET',
    path: '/api/store/match/tj/list',
    effect: 'read',
    about: ['plans'],
    input: shape({ pageNo, matchId: named('fxId', id), sport: named('raceType', optional(sport)) }),
    output: pageOf(planSummary),
    refusals: matchNotFound,
  }),
  exchange: endpoint({
    call: 'c.matchcenter.queryBFMatch',
    method: 'GET',
    path: '/api/matchcenter/queryBFMatch',
    effect: 'read',
    input: shape({ matchId: id }),
    output: shape({ amounts: named('bfMatch', nullable(exchangeAmounts)) }),
    refusals: matchNotFound,
  }),
  exchangeBoard: endpoint({
    call: 'c.matchcenter.queryBFMatchForNew',
    method: 'GET',
    path: '/api/matchcenter/queryBFMatchForNew',
    effect: 'read',
    input: shape({ matchId: id, order: named('orderBy', optional(legacyCode)), pageNo }),
    output: exchangeBoard,
    refusals: matchNotFound,
  }),
  exchangeTrades: endpoint({
    call: 'c.matchcenter.queryBFMatchTradeRecords',
    method: 'GET',
    path: '/api/matchcenter/queryBFMatchTradeRecords',
    effect: 'read',
    input: shape({
      matchId: id,
      order: named('orderBy', withDefault(tradeOrder, 'newest')),
      /** Trades up to this moment; left out all of them. */
      atMs: named('time', optional(moment)),
      pageNo,
    }),
    output: exchangeTrades,
    refusals: matchNotFound,
  }),
  lookAnalysed: endpoint({
    call: 'c.jdfxb.queryMatchById',
    method: 'GET',
    path: '/api/jdfxb/queryMatchById',
    effect: 'read',
    input: shape({ matchId: named('id', id), sport: named('raceType', optional(sport)) }),
    output: analysedMatch,
    refusals: matchNotFound,
  }),
  listInterpretations: endpoint({
    call: 'c.matchcenter.queryJdByMatchId',
    method: 'GET',
    path: '/api/matchcenter/queryJdByMatchId',
    effect: 'read',
    about: ['interpretations'],
    input: shape({
      matchId: id,
      pageNo,
      pageSize: pageSize(10),
      sport: named('matchType', optional(sport)),
    }),
    output: pageOf(interpretationSummary),
    refusals: matchNotFound,
  }),
  listPlansAndInterpretations: endpoint({
    call: 'c.matchcenter.queryPlanAndJdByMatchId',
    method: 'GET',
    path: '/api/matchcenter/queryPlanAndJdByMatchId',
    effect: 'read',
    about: ['plans', 'interpretations'],
    input: shape({
      matchId: id,
      pageNo,
      sport: named('matchType', optional(sport)),
      /** 0 the newest first, 1 the cheapest, 2 the most read. */
      order: named('sortType', optional(legacyCode)),
    }),
    /** Each item is one of the two. */
    output: pageOf(
      shape({
        plan: optional(planSummary),
        interpretation: named('inter', optional(interpretationSummary)),
      }),
    ),
    refusals: matchNotFound,
  }),
  countInterpretations: endpoint({
    call: 'c.matchcenter.queryCountInterpretationByFxId',
    method: 'GET',
    path: '/api/matchcenter/queryCountInterpretationByFxId',
    effect: 'read',
    about: ['interpretations'],
    input: shape({ matchId: id, sport: named('matchType', optional(sport)) }),
    output: shape({ count: int(), plans: named('planCount', int()) }),
    refusals: matchNotFound,
  }),
  countVideos: endpoint({
    call: 'c.matchcenter.queryVideoTjNumberByMatchId',
    method: 'POST',
    path: '/api/matchcenter/queryVideoTjNumberByMatchId',
    effect: 'read',
    about: ['videos'],
    input: shape({ matchId: named('id', id), sport: named('matchType', optional(sport)) }),
    output: shape({ count: int() }),
    refusals: matchNotFound,
  }),
  listLiveRooms: endpoint({
    call: 'c.match.live.living.rooms',
    method: 'GET',
    path: '/api/match/live/living/rooms',
    effect: 'read',
    about: ['interpretations'],
    input: shape({ matchId: named('id', id), kind: named('type', optional(legacyCode)) }),
    /** Experts who have something to say about the match, each with a room of their own. */
    output: shape({
      rooms: named(
        'dataList',
        list(
          shape({
            memberId: id,
            expert: expertFace,
            interpretations: named('interCount', int()),
          }),
        ),
      ),
    }),
    refusals: matchNotFound,
  }),
  listRoomInterpretations: endpoint({
    call: 'c.match.live.reco.jiedu',
    method: 'GET',
    path: '/api/match/live/reco/jiedu',
    effect: 'read',
    about: ['interpretations'],
    input: shape({ memberId: id }),
    output: shape({ items: named('dataList', list(interpretationSummary)) }),
  }),
}
