import { named, optional, type House } from '#kit/codec.ts'
import { coins, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { vipTier } from './vip.schemas.ts'

/** Not yet to be taken, to be taken now, taken, or left lying until it was over. */
const giftState = words({ waiting: 0, open: 1, taken: 2, missed: 3 })

/** One thing in a parcel: a coupon or a card, so many times. */
const giftItem = shape({ name: text({ max: 40 }), text: text({ max: 60 }), count: int() })

/** What a membership brings every thirty days. */
export const vipGift = shape({
  id: named('giftPackgeId', id),
  name: text({ max: 40 }),
  tier: named('type', vipTier),
  state: named('status', giftState),
  opensAtMs: named('startTime', moment),
  closesAtMs: named('endTime', moment),
  takenAtMs: named('receiveTime', optional(moment)),
  items: named('giftList', list(giftItem)),
})
export type VipGift = House<typeof vipGift>

/** A price that friends lower. What it came to is taken as a coupon for the membership. */
export const bargain = shape({
  id: named('bargainId', optional(id)),
  /** Whose it is, as others may know them; left out of one's own. */
  owner: named('nickName', optional(text({ max: 40 }))),
  isMine: flag,
  priceId: named('configId', id),
  title: named('name', text({ max: 40 })),
  price: coins,
  each: named('cutAmount', coins),
  most: named('maxCount', int()),
  cut: named('cutSum', coins),
  helpers: named(
    'helpList',
    list(shape({ name: text({ max: 40 }), atMs: named('createTime', moment) })),
  ),
  helped: named('isHelp', flag),
  endsAtMs: named('endTime', optional(moment)),
  state: named('status', words({ none: 0, running: 1, taken: 2, over: 3 })),
})
export type Bargain = House<typeof bargain>
