import { named, nullable, optional, withDefault } from '#kit/codec.ts'
import { coins, flag, id, int, moment, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { toolKey } from '#special/tool-key.ts'

// The specification gives both numbers and their defaults, but not what they count.
const lookTime = withDefault(int(), 1)
const pageLength = (usual: number) => named('pageLong', withDefault(int(), usual))

/** Whether the analysis and one of the models are open to who asks. */
export const modelUnlock = shape({
  analysis: named(
    'fxb',
    shape({
      lookTime,
      pageLength: pageLength(30),
      unlockedToday: named('unlockToday', optional(flag)),
    }),
  ),
  model: shape({
    pageLength: pageLength(90),
    open: optional(flag),
    free: withDefault(flag, false),
  }),
})

export const modelPrice = shape({
  /** Members pay `price`, everybody else `noVipPrice`. */
  member: named('price', coins),
  others: named('noVipPrice', coins),
  open: flag,
})

/** What was unlocked at once: the analysis, and the texts of the special data. */
export const unlockedTexts = shape({
  analysis: named('fxb', shape({ lookTime, pageLength: pageLength(30) })),
  special: named('tssj', shape({ pageLength: pageLength(30) })),
})

/** What a member paid for: one match of a tool, or a tool for some days. */
export const boughtModel = shape({
  orderId: named('id', id),
  tool: named('dataType', toolKey),
  matchId: nullable(id),
  title: text({ max: 130 }),
  amount: coins,
  boughtAtMs: named('createTime', moment),
  endsAtMs: named('expireTime', nullable(moment)),
})

export const modelBuyers = shape({
  tool: named('dataType', toolKey),
  buyers: named('count', int()),
})
