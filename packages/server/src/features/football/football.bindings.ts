import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { generatedPoints, analysis, keyPointList } from './analysis.reads.ts'
import { headToHead, nearStatus } from './history.reads.ts'
import { intelligence, listRecommended, lookAnalysed } from './intelligence.reads.ts'
import { lineups, weather } from './line-up.reads.ts'
import { matchEvents, matchInfo, redPacketMatches } from './match-info.reads.ts'
import { cartoon, chatContent, chatroom, onlineCount, video } from './media.reads.ts'
import { pointRank, standing } from './standing.reads.ts'

export const footballBindings: Binding[] = [
  intelligence,
  lookAnalysed,
  listRecommended,
  gatewayHandlers(footballDetailGateway, {
    getMatchEventByMatchIdList: (_db, input, { ports }) => matchEvents(ports, input),
    getMatchInfoById: (_db, input, call) => matchInfo(call, input),
    getTeamBoutMatch: headToHead,
    getTeamNearStatus: nearStatus,
    getMatchStanding: standing,
    getMatchLineup: (_db, input, { ports }) => lineups(ports, input),
    getMatchPointRank: pointRank,
    getMatchAnalysis: analysis,
    getMatchTidianList: keyPointList,
    getMatchWeather: (_db, input, { ports }) => weather(ports, input),
    getMatchAiTidian: generatedPoints,
    getRedpackedMatchList: (_db, input, { ports }) => redPacketMatches(ports, input),
  }),
  gatewayHandlers(mediaGateway, {
    getMatchVideoInfo: (_db, { matchId }, { ports }) => video(ports, matchId, 'football'),
    getFtLeisuMatchVideo: (_db, { matchId }, { ports }) => video(ports, matchId, 'football'),
    getFtLeisuMatchVideoNew: (_db, { matchId }, { ports }) => video(ports, matchId, 'football'),
    getBkLeisuMatchVideo: (_db, { matchId }, { ports }) => video(ports, matchId, 'basketball'),
    getBkLeisuMatchVideoNew: (_db, { matchId }, { ports }) => video(ports, matchId, 'basketball'),
    getMatchCartoonInfo: cartoon,
    getChatroomInfo: (_db, { matchId }, { ports }) => chatroom(ports, matchId),
    getChatroomUserContent: (_db, { matchId }, { ports }) => chatContent(ports, matchId),
    getChatroomOnlineCount: (_db, { matchId }, { ports }) => onlineCount(ports, matchId),
    getChatroomOnlineCountApi: (_db, { matchId }, { ports }) => onlineCount(ports, matchId),
  }),
]
