import { named, nullable, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { coins, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { bit } from '#kit/legacy-words.ts'
import { rainGone, redPacketRefusals } from './red-packet.refusals.ts'
import { openedRedPacket, redPacketMatch, redPacketState } from './red-packet.schemas.ts'

const oneGoal = { matchId: id, goalCount: int({ min: 1, max: 99 }) }

export const redPacketEndpoints = {
  check: endpoint({
    call: 'c.hd.match.redPacket.check',
    method: 'GET',
    path: '/api/hd/match/redPacket/check',
    effect: 'write',
    touches: [],
    input: shape({ ...oneGoal, join: named('checkOrJoin', optional(bit)) }),
    output: redPacketState,
    refusals: redPacketRefusals,
  }),
  open: endpoint({
    call: 'c.hd.match.redPacket.clickRed',
    method: 'GET',
    path: '/api/hd/match/redPacket/clickRed',
    effect: 'write',
    access: 'member',
    money: true,
    touches: ['wallet', 'me', 'promotions'],
    input: shape(oneGoal),
    output: openedRedPacket,
    refusals: redPacketRefusals,
  }),
  listMatches: endpoint({
    call: 'own.redPacket.listMatches',
    method: 'GET',
    path: '/api/hd/match/redPacket/matches',
    effect: 'read',
    about: ['promotions'],
    output: shape({ matches: named('matchs', list(redPacketMatch)) }),
  }),
  // The commitment from the beginning; what it was made of once nobody can draw any more.
  lookRain: endpoint({
    call: 'own.redPacket.lookRain',
    method: 'GET',
    path: '/api/hd/match/redPacket/rain',
    effect: 'read',
    input: shape(oneGoal),
    output: shape({
      pool: named('amount', coins),
      packets: named('packetCount', int()),
      taken: named('takenCount', int()),
      endsAtMs: named('endTime', moment),
      seedHash: text({ max: 64 }),
      seed: nullable(text({ max: 64 })),
      shares: named('amountList', optional(list(coins))),
    }),
    refusals: rainGone,
  }),
  history: endpoint({
    call: 'own.redPacket.history',
    method: 'GET',
    path: '/api/hd/match/redPacket/history',
    effect: 'read',
    access: 'member',
    about: ['promotions'],
    input: shape({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(
      shape({
        matchId: id,
        home: named('homeName', text({ max: 60 })),
        away: named('awayName', text({ max: 60 })),
        goalCount: int(),
        award: coins,
        drawnAtMs: named('createTime', moment),
        expiresAtMs: named('endTime', moment),
      }),
    ),
  }),
}
