import type { VipGift } from '@linmen/contract/vip/gift.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'

/** When a parcel can be taken, or what became of it. */
export function giftTime({ state, opensAtMs, closesAtMs, takenAtMs }: VipGift): string {
  if (state === 'taken') return `${beijingDay(takenAtMs ?? opensAtMs)} 已领取`
  if (state === 'waiting') return `${beijingDay(opensAtMs)} 起可领`
  if (state === 'missed') return `${beijingDay(closesAtMs)} 已过领取期`
  return `${beijingDay(closesAtMs)} 前领取`
}

export const giftLabels: Record<VipGift['state'], string> = {
  open: '可领取',
  waiting: '未到时间',
  taken: '已领取',
  missed: '已过期',
}
