import { named, optional } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { id } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { keyPoints, matchAnalysis, matchStanding, pointRank } from '#match/analysis.schemas.ts'
import {
  matchEvents,
  matchInfo,
  matchLineup,
  matchWeather,
} from '#match/football-detail.schemas.ts'
import { headToHead, historyQuestion, nearStatus } from '#match/history.schemas.ts'
import { redPacketMatches } from '#match/media.schemas.ts'

/** One football match and everything known around it. */
export const footballDetailGateway = {
  getMatchEventByMatchIdList: gatewayMethod({
    method: 'gw.getMatchEventByMatchIdList',
    sport: 'football',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 100 })) }),
    output: matchEvents,
  }),
  getMatchInfoById: gatewayMethod({
    method: 'gw.getMatchInfoById',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchInfo,
  }),
  getTeamBoutMatch: gatewayMethod({
    method: 'gw.getTeamBoutMatch',
    sport: 'football',
    input: historyQuestion,
    output: headToHead,
  }),
  getTeamNearStatus: gatewayMethod({
    method: 'gw.getTeamNearStatus',
    sport: 'football',
    input: historyQuestion,
    output: nearStatus,
  }),
  getMatchStanding: gatewayMethod({
    method: 'gw.getMatchStanding',
    sport: 'football',
    input: shape({ matchId: id, leagueId: named('leagueMatchId', optional(id)) }),
    output: matchStanding,
  }),
  getMatchLineup: gatewayMethod({
    method: 'gw.getMatchLineup',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchLineup,
  }),
  getMatchPointRank: gatewayMethod({
    method: 'gw.getMatchPointRank',
    sport: 'football',
    input: shape({ matchId: id }),
    output: pointRank,
  }),
  getMatchAnalysis: gatewayMethod({
    method: 'gw.getMatchAnalysis',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchAnalysis,
  }),
  getMatchTidianList: gatewayMethod({
    method: 'gw.getMatchTidianList',
    sport: 'football',
    input: shape({ matchId: id }),
    output: keyPoints,
  }),
  getMatchWeather: gatewayMethod({
    method: 'gw.getMatchWeather',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchWeather,
  }),
  getMatchAiTidian: gatewayMethod({
    method: 'gw.getMatchAiTidian',
    sport: 'football',
    input: shape({ matchId: id }),
    output: keyPoints,
  }),
  getRedpackedMatchList: gatewayMethod({
    method: 'gw.getRedpackedMatchList',
    sport: 'football',
    input: shape({ matchIds: list(id, { max: 300 }) }),
    output: redPacketMatches,
  }),
}
