import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, int } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { bit } from '#kit/legacy-words.ts'

export const redPacketEndpoints = {
  check: planned({
    call: 'c.hd.match.redPacket.check',
    method: 'GET',
    path: '/api/hd/match/redPacket/check',
    effect: 'write',
    input: shape({
      matchId: id,
      goalCount: int({ min: 1, max: 99 }),
      join: named('checkOrJoin', optional(bit)),
    }),
  }),
  open: planned({
    call: 'c.hd.match.redPacket.clickRed',
    method: 'GET',
    path: '/api/hd/match/redPacket/clickRed',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({ matchId: id, goalCount: int({ min: 1, max: 99 }) }),
  }),
}
