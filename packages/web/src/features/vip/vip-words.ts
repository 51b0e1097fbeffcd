import type { VipInfo } from '@linmen/contract/vip/vip.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'

const DAY_MS = 86_400_000

/** How a membership stands, in one line: `剩 23 天`, then the day it ends. */
export function standing(mine: VipInfo | undefined, nowMs: number): string {
  if (!mine || mine.level === 'none' || mine.endsAtMs === undefined) return '尚未开通'
  const day = beijingDay(mine.endsAtMs)
  if (mine.state === 'expired') return `已于 ${day} 到期`
  const days = Math.ceil((mine.endsAtMs - nowMs) / DAY_MS)
  return `${mine.state === 'trial' ? '体验剩' : '剩'} ${days} 天　${day} 到期`
}

/** What a day comes to: `5.5`. */
export const perDay = (fen: number, days: number): string =>
  String(Math.round(fen / days / 10) / 10)

/** When bought time begins, and what is to be known before paying. `all` is the best of every tier: a trial may be of another. */
export const saleTerms = (mine: VipInfo | undefined, all: VipInfo | undefined): string =>
  ['到期不自动续费', beginning(mine, all), '开通后不退'].join('　')

function beginning(mine: VipInfo | undefined, all: VipInfo | undefined): string {
  if (all?.isTrial) return '立即生效，体验同时结束'
  const runs = mine !== undefined && mine.level !== 'none' && mine.state === 'active'
  return runs ? '在原有时间之后顺延' : '立即生效'
}
