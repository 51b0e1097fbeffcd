import { plannedMethod } from '#kit/gateway.ts'
import { id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const mediaGateway = {
  getChatroomOnlineCountApi: plannedMethod({
    method: 'gw.getChatroomOnlineCountApi',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchVideoInfo: plannedMethod({
    method: 'gw.getMatchVideoInfo',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getMatchCartoonInfo: plannedMethod({
    method: 'gw.getMatchCartoonInfo',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getChatroomInfo: plannedMethod({
    method: 'gw.getChatroomInfo',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getChatroomUserContent: plannedMethod({
    method: 'gw.getChatroomUserContent',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getChatroomOnlineCount: plannedMethod({
    method: 'gw.getChatroomOnlineCount',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getFtLeisuMatchVideo: plannedMethod({
    method: 'gw.getFtLeisuMatchVideo',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getBkLeisuMatchVideo: plannedMethod({
    method: 'gw.getBkLeisuMatchVideo',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
  getFtLeisuMatchVideoNew: plannedMethod({
    method: 'gw.getFtLeisuMatchVideoNew',
    sport: 'football',
    input: shape({ matchId: id }),
  }),
  getBkLeisuMatchVideoNew: plannedMethod({
    method: 'gw.getBkLeisuMatchVideoNew',
    sport: 'basketball',
    input: shape({ matchId: id }),
  }),
}
