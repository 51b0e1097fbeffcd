import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { sport } from '#kit/legacy-words.ts'
import { foulReason } from '#community/community.schemas.ts'
import { memberGone } from '#community/community.refusals.ts'
import { lineGone, roomGone, sayRefusals, supportRefusals } from './chat.refusals.ts'
import { chatConfig, chatLine, chatRoom, SAY_MOST, support } from './chat.schemas.ts'

/** As far as the database counts. */
const lineNumber = int({ max: 2_147_483_647 })
const lineNo = named('msgNo', lineNumber)

export const chatEndpoints = {
  supportTeam: endpoint({
    call: 'c.match.chat.team.support',
    method: 'GET',
    path: '/api/match/chat/team/support',
    effect: 'write',
    access: 'member',
    touches: ['chat'],
    input: shape({ matchId: id, teamId: id, sport: named('qiuFlag', optional(sport)) }),
    output: support,
    refusals: supportRefusals,
  }),
  support: endpoint({
    call: 'c.match.chat.support.info',
    method: 'GET',
    path: '/api/match/chat/support/info',
    effect: 'read',
    about: ['chat'],
    input: shape({ matchId: id, sport: named('qiuFlag', optional(sport)) }),
    output: support,
    refusals: roomGone,
  }),
  config: endpoint({
    call: 'c.chat.config.json',
    method: 'GET',
    path: '/api/chat/config/json',
    effect: 'read',
    output: chatConfig,
  }),
  // The newest lines, or those after or before a number.
  history: endpoint({
    call: 'own.chat.history',
    method: 'GET',
    path: '/api/match/chat/history',
    effect: 'read',
    about: ['chat'],
    input: shape({
      matchId: id,
      after: named('afterNo', optional(lineNumber)),
      before: named('beforeNo', optional(lineNumber)),
    }),
    output: shape({ lines: named('msgList', list(chatLine)), hasMore: flag }),
    refusals: roomGone,
  }),
  say: endpoint({
    call: 'own.chat.say',
    method: 'POST',
    path: '/api/match/chat/say',
    effect: 'write',
    access: 'member',
    touches: [],
    input: shape({ matchId: id, text: named('content', text({ max: SAY_MOST })) }),
    output: chatLine,
    refusals: sayRefusals,
  }),
  reportLine: endpoint({
    call: 'own.chat.reportLine',
    method: 'POST',
    path: '/api/match/chat/report',
    effect: 'write',
    access: 'member',
    touches: [],
    input: shape({
      matchId: id,
      number: lineNo,
      reason: named('foulType', withDefault(foulReason, 'other')),
    }),
    refusals: lineGone,
  }),
  removeLine: endpoint({
    call: 'own.chat.removeLine',
    method: 'POST',
    path: '/api/match/chat/cut',
    effect: 'write',
    access: 'operator',
    permission: 'content.act',
    touches: ['chat'],
    input: shape({ matchId: id, number: lineNo }),
    refusals: lineGone,
  }),
  ban: endpoint({
    call: 'own.chat.ban',
    method: 'POST',
    path: '/api/match/chat/ban',
    effect: 'write',
    access: 'operator',
    permission: 'content.act',
    touches: ['community'],
    input: shape({
      memberId: id,
      days: named('forbidDays', withDefault(int({ min: 1, max: 365 }), 7)),
    }),
    refusals: memberGone,
  }),
  unban: endpoint({
    call: 'own.chat.unban',
    method: 'POST',
    path: '/api/match/chat/unban',
    effect: 'write',
    access: 'operator',
    permission: 'content.act',
    touches: ['community'],
    input: shape({ memberId: id }),
    refusals: memberGone,
  }),
  listRooms: endpoint({
    call: 'own.chat.listRooms',
    method: 'GET',
    path: '/api/match/chat/rooms',
    effect: 'read',
    about: ['chat'],
    output: shape({ rooms: named('roomList', list(chatRoom)) }),
  }),
}
