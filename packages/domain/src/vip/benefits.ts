import type { VipBenefit, VipTier } from '@linmen/contract/vip/vip.schemas.ts'

interface Benefit extends VipBenefit {
  readonly tiers: readonly VipTier[]
}

const RED = ['red', 'super'] as const
const DATA = ['data', 'super'] as const
const ALL = ['red', 'data', 'super'] as const

/** Everything a membership brings. Each is something the product does; a promise alone is not a row. */
const BENEFITS: readonly Benefit[] = [
  row('winMark', '风向标', '风向标按会员价查看', RED, 'WindMarkListPage'),
  row('specialData', '特色数据', '特色数据按会员价解锁', DATA, 'SpecialIndex'),
  row('teamInfo', '球队情报', '伤停与情报按会员价解锁', ALL, 'SpecialIndex'),
  row('models', '模型会员价', '模型预测按会员价购买', ALL, 'SpecialIndex'),
  row('coupons', '每月券包', '每 30 天领一份满减券', ALL, 'VipGiftListPage'),
  row('sameOdds', '同赔检索', '同赔检索按会员价解锁', DATA, 'SpecialIndex'),
  row('radar', '实力雷达', '实力雷达按会员价解锁', ALL, 'SpecialIndex'),
  row('freePlan', '方案免费券', '券包里每月一张方案免费券', RED, 'VipGiftListPage'),
  row('reading', '解读券', '券包里每月一张解读满减券', RED, 'VipGiftListPage'),
  row('card', '九折卡', '券包里每月一张九折卡，可用 2 次', RED, 'VipGiftListPage'),
  row('renewal', '续费券', '券包里每月一张会员续费券', ALL, 'VipGiftListPage'),
  row('quiet', '免弹窗', '会员期内不出现活动弹窗', ALL),
  row('reminder', '到期提醒', '到期前 7、3、1 天提醒，不自动续费', ALL),
]

export const benefitsOf = (tier: VipTier): VipBenefit[] =>
  BENEFITS.filter(({ tiers }) => tiers.includes(tier)).map(({ tiers: _tiers, ...rest }) => rest)

function row(
  id: string,
  name: string,
  text: string,
  tiers: readonly VipTier[],
  screen?: string,
): Benefit {
  return { id, name, text, tiers, ...(screen !== undefined && { screen }) }
}
