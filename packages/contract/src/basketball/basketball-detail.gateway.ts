import { named, optional } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { id, int } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { keyPoints } from '#match/analysis.schemas.ts'
import { basketballStanding } from '#match/basketball-box.schemas.ts'
import {
  basketballInfo,
  basketballInjuries,
  basketballLineups,
} from '#match/basketball-detail.schemas.ts'
import {
  basketballAhead,
  basketballBouts,
  basketballRecent,
} from '#match/basketball-history.schemas.ts'
import {
  analysisQuestion,
  basketballAnalysis,
  basketballCounts,
  basketballRanks,
  countQuestion,
} from '#match/basketball-standing.schemas.ts'
import {
  basketballLastText,
  basketballText,
  scoreChanges,
} from '#match/basketball-story.schemas.ts'
import { historyQuestion } from '#match/history.schemas.ts'
import { matchIntelligence } from '#match/intelligence.schemas.ts'

const ofMatch = shape({ matchId: id })

/** One basketball match and everything known around it. */
export const basketballDetailGateway = {
  getBkMatchDetail: gatewayMethod({
    method: 'gw.getBkMatchDetail',
    sport: 'basketball',
    input: shape({ matchId: id, feedMatchId: named('qtMatchId', optional(id)) }),
    output: basketballInfo,
  }),
  getBkMatchTidianList: gatewayMethod({
    method: 'gw.getBkMatchTidianList',
    sport: 'basketball',
    input: ofMatch,
    output: keyPoints,
  }),
  getBkMatchTeamRankAndCount: gatewayMethod({
    method: 'gw.getBkMatchTeamRankAndCount',
    sport: 'basketball',
    input: countQuestion,
    output: basketballCounts,
  }),
  getBkMatchTeamRank: gatewayMethod({
    method: 'gw.getBkMatchTeamRank',
    sport: 'basketball',
    input: ofMatch,
    output: basketballRanks,
  }),
  getBkTeamBoutMatch: gatewayMethod({
    method: 'gw.getBkTeamBoutMatch',
    sport: 'basketball',
    input: historyQuestion,
    output: basketballBouts,
  }),
  getBkTeamRecentMatch: gatewayMethod({
    method: 'gw.getBkTeamRecentMatch',
    sport: 'basketball',
    input: historyQuestion,
    output: basketballRecent,
  }),
  getBkTeamFutureMatch: gatewayMethod({
    method: 'gw.getBkTeamFutureMatch',
    sport: 'basketball',
    input: historyQuestion,
    output: basketballAhead,
  }),
  getBkMatchAnalyzeStandingData: gatewayMethod({
    method: 'gw.getBkMatchAnalyzeStandingData',
    sport: 'basketball',
    input: analysisQuestion,
    output: basketballAnalysis,
  }),
  getBkMatchLineup: gatewayMethod({
    method: 'gw.getBkMatchLineup',
    sport: 'basketball',
    input: ofMatch,
    output: basketballLineups,
  }),
  getBkMatchInjury: gatewayMethod({
    method: 'gw.getBkMatchInjury',
    sport: 'basketball',
    input: ofMatch,
    output: basketballInjuries,
  }),
  getBkMatchInfomationList: gatewayMethod({
    method: 'gw.getBkMatchInfomationList',
    sport: 'basketball',
    input: ofMatch,
    output: matchIntelligence,
  }),
  getBkMatchStanding: gatewayMethod({
    method: 'gw.getBkMatchStanding',
    sport: 'basketball',
    input: ofMatch,
    output: basketballStanding,
  }),
  getBkMatchTextLive: gatewayMethod({
    method: 'gw.getBkMatchTextLive',
    sport: 'basketball',
    input: ofMatch,
    output: basketballText,
  }),
  getBkMatchTextLiveLastOne: gatewayMethod({
    method: 'gw.getBkMatchTextLiveLastOne',
    sport: 'basketball',
    input: ofMatch,
    output: basketballLastText,
  }),
  getBkScoreChangeList: gatewayMethod({
    method: 'gw.getBkScoreChangeList',
    sport: 'basketball',
    input: shape({ matchId: id, sinceChange: named('changeId', optional(int())) }),
    output: scoreChanges,
  }),
}
