import { named, optional, type House } from '#kit/codec.ts'
import { coins, flag, id, int, moment } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'

/** A match whose goals bring red packets. `goalsAtMs` tells by the number of a goal when it fell. */
export const redPacketMatch = shape({
  matchId: id,
  active: named('redStatus', flag),
  matchState: named('matchStatus', int({ max: 99 })),
  goalsAtMs: named('pointJson', record(moment)),
})

export type RedPacketMatch = House<typeof redPacketMatch>

const matches = named('matchs', optional(list(redPacketMatch)))
const award = optional(coins)

/** Whether somebody may join, is in, and what it brought. */
export const redPacketState = shape({
  joined: named('join', optional(flag)),
  loggedIn: named('login', optional(flag)),
  award,
  matches,
})

export const openedRedPacket = shape({ award, matches })
