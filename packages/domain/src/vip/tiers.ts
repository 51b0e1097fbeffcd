import type { Cents } from '@linmen/contract'
import type { VipState, VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { add, cents } from '#money/cents.ts'

/** What a membership holds that is also sold alone, for a month. */
const PARTS = {
  winMark: { name: '风向标', price: cents(10_800) },
  specialData: { name: '特色数据', price: cents(18_800) },
  teamInfo: { name: '球队情报', price: cents(6800) },
} as const
export type VipPart = keyof typeof PARTS

interface Tier {
  readonly name: string
  readonly text: string
  readonly parts: readonly VipPart[]
}

const TIERS: Readonly<Record<VipTier, Tier>> = {
  red: { name: '红单会员', text: '跟着红单看球', parts: ['winMark', 'teamInfo'] },
  super: {
    name: '超级会员',
    text: '红单与数据，一卡通用',
    parts: ['winMark', 'specialData', 'teamInfo'],
  },
  data: { name: '数据会员', text: '把数据看透', parts: ['specialData', 'teamInfo'] },
}

/** In the order they are shown, and the best first where somebody has several. */
export const vipTiers = ['red', 'super', 'data'] as const satisfies readonly VipTier[]
export const tierOf = (tier: VipTier): Tier => TIERS[tier]

export const partsOf = (tier: VipTier) => TIERS[tier].parts.map((part) => PARTS[part])

/** What the parts of a tier come to when they are bought one by one. */
export const partsSum = (tier: VipTier): Cents => add(...partsOf(tier).map(({ price }) => price))

/** Whether a membership of this tier opens a part. */
export const tierHas = (tier: VipTier, part: VipPart): boolean => TIERS[tier].parts.includes(part)

const STATES: Readonly<Record<VipState, string>> = {
  active: '生效中',
  trial: '体验中',
  expired: '已过期',
}
export const stateName = (state: VipState): string => STATES[state]

/** What somebody is called who may have no membership. */
export const levelName = (level: VipTier | 'none'): string =>
  level === 'none' ? '普通用户' : level === 'super' ? '超级红单会员' : TIERS[level].name
