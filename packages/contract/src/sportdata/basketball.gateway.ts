import { named, optional } from '#kit/codec.ts'
import { plannedMethod } from '#kit/gateway.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'
import { pageSize } from '#kit/paging.ts'
import { id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

export const basketballGateway = {
  getBkMatchDetail: plannedMethod({
    method: 'gw.getBkMatchDetail',
    sport: 'basketball',
    input: shape({ matchId: id, feedMatchId: named('qtMatchId', optional(id)) }),
  }),
  getBkMatchTidianList: plannedMethod({
    method: 'gw.getBkMatchTidianList',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkMatchTeamRankAndCount: plannedMethod({
    method: 'gw.getBkMatchTeamRankAndCount',
    sport: 'basketball',
    input: shape({ matchId: id, side: named('homeAway', optional(legacyCode)) }),
  }),
  getBkMatchTeamRank: plannedMethod({
    method: 'gw.getBkMatchTeamRank',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkTeamBoutMatch: plannedMethod({
    method: 'gw.getBkTeamBoutMatch',
    sport: 'basketball',
    input: shape({
      matchId: id,
      sameVenue: named('sameHomeAway', optional(bit)),
      sameLeague: optional(bit),
      part: named('partFlag', optional(legacyCode)),
      pageSize: pageSize(10),
    }),
  }),
  getBkTeamRecentMatch: plannedMethod({
    method: 'gw.getBkTeamRecentMatch',
    sport: 'basketball',
    input: shape({
      matchId: id,
      sameVenue: named('sameHomeAway', optional(bit)),
      sameLeague: optional(bit),
      part: named('partFlag', optional(legacyCode)),
      pageSize: pageSize(10),
    }),
  }),
  getBkTeamFutureMatch: plannedMethod({
    method: 'gw.getBkTeamFutureMatch',
    sport: 'basketball',
    input: shape({
      matchId: id,
      sameVenue: named('sameHomeAway', optional(bit)),
      sameLeague: optional(bit),
      part: named('partFlag', optional(legacyCode)),
      pageSize: pageSize(10),
    }),
  }),
  getBkMatchAnalyzeStandingData: plannedMethod({
    method: 'gw.getBkMatchAnalyzeStandingData',
    sport: 'basketball',
    input: shape({
      matchId: id,
      stage: named('stageName', optional(text({ max: 40 }))),
      side: named('homeAway', optional(legacyCode)),
      part: named('isPart', optional(bit)),
      size: named('number', pageSize(10)),
    }),
  }),
  getBkMatchLineup: plannedMethod({
    method: 'gw.getBkMatchLineup',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkMatchInjury: plannedMethod({
    method: 'gw.getBkMatchInjury',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkMatchInfomationList: plannedMethod({
    method: 'gw.getBkMatchInfomationList',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkMatchStanding: plannedMethod({
    method: 'gw.getBkMatchStanding',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkMatchTextLive: plannedMethod({
    method: 'gw.getBkMatchTextLive',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkMatchTextLiveLastOne: plannedMethod({
    method: 'gw.getBkMatchTextLiveLastOne',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getBkScoreChangeList: plannedMethod({
    method: 'gw.getBkScoreChangeList',
    sport: 'basketball',
    input: shape({ matchId: id, sinceChange: named('changeId', optional(int())) }),
  }),
  getBkMatchListLiveScore: plannedMethod({
    method: 'gw.getBkMatchListLiveScore',
    sport: 'basketball',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
  }),
}
