import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { sport } from '#kit/legacy-words.ts'

export const chatEndpoints = {
  supportTeam: planned({
    call: 'c.match.chat.team.support',
    method: 'GET',
    path: '/api/match/chat/team/support',
    effect: 'write',
    access: 'member',
    input: shape({ matchId: id, teamId: id, sport: named('qiuFlag', optional(sport)) }),
  }),
  support: planned({
    call: 'c.match.chat.support.info',
    method: 'GET',
    path: '/api/match/chat/support/info',
    effect: 'read',
    input: shape({ matchId: id, sport: named('qiuFlag', optional(sport)) }),
  }),
  config: planned({
    call: 'c.chat.config.json',
    method: 'GET',
    path: '/api/chat/config/json',
    effect: 'read',
  }),
}
