import { named, optional, withDefault } from '#kit/codec.ts'
import { text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { sport } from '#kit/sport.ts'
import { word } from './param-codecs.ts'

export const hostScreens = {
  HomeJdPage: screen({ path: '/home-jd' }),
  XdHome: screen({
    path: '/xd-home',
    params: {
      issue: named('issueNo', optional(text({ max: 20 }))),
      matchNo: optional(text({ max: 20 })),
      sport: named('raceType', optional(sport)),
    },
  }),
  CydHome: screen({ path: '/cyd-home' }),
  CydLoginPage: screen({
    path: '/cyd/login',
    params: { backUrl: withDefault(text({ max: 2000 }), '/cyd-home') },
  }),
  CydErrorPage: screen({ path: '/cyd/error', params: { errorMsg: optional(text({ max: 500 })) } }),
  TqUserCenterPage: screen({ path: '/tq-user-center', access: 'member' }),
  DownloadPage: screen({
    path: '/download',
    aliases: ['/download/:agentId'],
    params: { agentId: optional(word) },
  }),
  HzDownloadPage: screen({
    path: '/hz/download',
    aliases: ['/hz/download/:agentId'],
    params: { agentId: optional(word) },
  }),
}
