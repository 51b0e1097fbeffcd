import { named, nullable, optional, withDefault } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { day, flag, id, int } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { bit, followAction, legacyCode, sport } from '#kit/legacy-words.ts'
import { planSummary } from '#plan/plan.schemas.ts'
import { analysedMatch, matchIntelligence } from './intelligence.schemas.ts'

const matchNotFound = refusal('match.not_found', '没有这场比赛')
import { exchangeAmounts, exchangeBoard, exchangeTrades, tradeOrder } from './exchange.schemas.ts'

export const matchEndpoints = {
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
    input: shape({ pageNo, matchId: named('fxId', id), sport: named('raceType', optional(sport)) }),
    output: pageOf(planSummary),
    refusals: matchNotFound,
  }),
  listDates: endpoint({
    call: 'c.queryDateList',
    method: 'GET',
    path: '/api/queryDateList',
    effect: 'read',
    output: shape({
      today: day,
      dates: named('dateArr', list(shape({ date: day, matches: named('matchCount', int()) }))),
    }),
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
      pageNo,
    }),
    output: exchangeTrades,
    refusals: matchNotFound,
  }),
  listInterpretations: planned({
    call: 'c.matchcenter.queryJdByMatchId',
    method: 'GET',
    path: '/api/matchcenter/queryJdByMatchId',
    effect: 'read',
    input: shape({
      matchId: id,
      pageSize: pageSize(10),
      sport: named('matchType', optional(sport)),
    }),
  }),
  listPlansAndInterpretations: planned({
    call: 'c.matchcenter.queryPlanAndJdByMatchId',
    method: 'GET',
    path: '/api/matchcenter/queryPlanAndJdByMatchId',
    effect: 'read',
    input: shape({
      matchId: id,
      pageNo,
      sport: named('matchType', optional(sport)),
      order: named('sortType', optional(legacyCode)),
    }),
  }),
  countInterpretations: planned({
    call: 'c.matchcenter.queryCountInterpretationByFxId',
    method: 'GET',
    path: '/api/matchcenter/queryCountInterpretationByFxId',
    effect: 'read',
    input: shape({ matchId: id, sport: named('matchType', optional(sport)) }),
  }),
  // Visitors ask too: they follow nothing, but the number of plans is for everyone.
  followStates: endpoint({
    call: 'c.matchcenter.queryFollowStatusAndTjNumber',
    method: 'POST',
    path: '/api/matchcenter/queryFollowStatusAndTjNumber',
    effect: 'read',
    input: shape({
      ids: list(id),
      sport: named('matchType', optional(sport)),
      withVideo: named('includeVideo', optional(bit)),
      onlyVideo: optional(bit),
    }),
    output: shape({
      states: named(
        'dataList',
        list(
          shape({
            matchId: id,
            followed: named('isFollow', flag),
            plans: named('tjNumber', int()),
          }),
        ),
      ),
    }),
  }),
  countVideos: planned({
    call: 'c.matchcenter.queryVideoTjNumberByMatchId',
    method: 'POST',
    path: '/api/matchcenter/queryVideoTjNumberByMatchId',
    effect: 'read',
    input: shape({ matchId: named('id', id), sport: named('matchType', optional(sport)) }),
  }),
  followMatch: endpoint({
    call: 'c.user.followMatch',
    method: 'GET',
    path: '/api/user/followMatch',
    effect: 'write',
    access: 'member',
    input: shape({
      matchId: id,
      action: named('type', followAction),
      sport: named('matchType', withDefault(sport, 'football')),
    }),
    refusals: matchNotFound,
  }),
  listFollowed: endpoint({
    call: 'c.user.queryUserFollowMatchIds',
    method: 'GET',
    path: '/api/user/queryUserFollowMatchIds',
    effect: 'read',
    access: 'member',
    input: shape({
      pageNo: named('pn', pageNo),
      pageSize: named('ps', withDefault(int({ min: 1, max: 300 }), 300)),
      sport: named('matchType', withDefault(sport, 'football')),
    }),
    output: shape({ matchIds: named('dataList', list(id)), hasNext: flag }),
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
  listLiveRooms: planned({
    call: 'c.match.live.living.rooms',
    method: 'GET',
    path: '/api/match/live/living/rooms',
    effect: 'read',
    input: shape({ matchId: named('id', id), kind: named('type', optional(legacyCode)) }),
  }),
  listRoomInterpretations: planned({
    call: 'c.match.live.reco.jiedu',
    method: 'GET',
    path: '/api/match/live/reco/jiedu',
    effect: 'read',
    input: shape({ memberId: id }),
  }),
}
