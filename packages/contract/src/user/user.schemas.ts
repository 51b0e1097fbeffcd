import { named } from '#kit/codec.ts'
import { coins, flag, id, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** 0 normal, 1 laboratory user, 2 expert with a public record. */
export const memberLevel = words({ normal: 0, laboratory: 1, record: 2 })

/** A member as they see themselves. */
export const memberInfo = shape({
  id,
  publicId: named('linmenId', id),
  nickname: text({ max: 40 }),
  /** The phone with its middle digits hidden. */
  account: text({ max: 20 }),
  telephone: text({ max: 20 }),
  signature: named('describe', text({ max: 100 })),
  avatar: named('userIcon', text({ max: 200 })),
  isExpert: flag,
  level: named('userLevel', memberLevel),
  /** Looks after the community: reports, bans, top posts. */
  isOperator: named('operator', flag),
  hasPassword: named('passwordSet', flag),
  joinedAtMs: named('createTime', moment),
  coins: named('huoyanWallet', coins),
  /** Earned money that may be withdrawn. */
  earned: named('ableBalance', coins),
  total: named('totalBalance', coins),
})
