import { gatewayMethod } from '#kit/gateway.ts'
import { id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import {
  chatContent,
  chatroom,
  matchCartoon,
  matchVideo,
  onlineCount,
} from '#match/media.schemas.ts'

export const mediaGateway = {
  getChatroomOnlineCountApi: gatewayMethod({
    method: 'gw.getChatroomOnlineCountApi',
    sport: 'football',
    input: shape({ matchId: id }),
    output: onlineCount,
  }),
  getMatchVideoInfo: gatewayMethod({
    method: 'gw.getMatchVideoInfo',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchVideo,
  }),
  getMatchCartoonInfo: gatewayMethod({
    method: 'gw.getMatchCartoonInfo',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchCartoon,
  }),
  getChatroomInfo: gatewayMethod({
    method: 'gw.getChatroomInfo',
    sport: 'football',
    input: shape({ matchId: id }),
    output: chatroom,
  }),
  getChatroomUserContent: gatewayMethod({
    method: 'gw.getChatroomUserContent',
    sport: 'football',
    input: shape({ matchId: id }),
    output: chatContent,
  }),
  getChatroomOnlineCount: gatewayMethod({
    method: 'gw.getChatroomOnlineCount',
    sport: 'football',
    input: shape({ matchId: id }),
    output: onlineCount,
  }),
  getFtLeisuMatchVideo: gatewayMethod({
    method: 'gw.getFtLeisuMatchVideo',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchVideo,
  }),
  getBkLeisuMatchVideo: gatewayMethod({
    method: 'gw.getBkLeisuMatchVideo',
    sport: 'basketball',
    input: shape({ matchId: id }),
    output: matchVideo,
  }),
  getFtLeisuMatchVideoNew: gatewayMethod({
    method: 'gw.getFtLeisuMatchVideoNew',
    sport: 'football',
    input: shape({ matchId: id }),
    output: matchVideo,
  }),
  getBkLeisuMatchVideoNew: gatewayMethod({
    method: 'gw.getBkLeisuMatchVideoNew',
    sport: 'basketball',
    input: shape({ matchId: id }),
    output: matchVideo,
  }),
}
