import type {
  Campaign,
  CampaignGift,
  CampaignHead,
} from '@linmen/contract/promotion/campaign.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'

const MINUTE_MS = 60_000

const dayOf = (ms: number) => beijingDay(ms).slice(5)

/** `11-23 至 11-29`; an end at midnight is the day before. */
export const spanText = ({ startsAtMs, endsAtMs }: CampaignHead): string =>
  `${dayOf(startsAtMs)} 至 ${dayOf(endsAtMs - 1)}`

/** By the server's time; nothing is left of what is over. */
export const minutesTo = (atMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((atMs - nowMs) / MINUTE_MS))

export const stateText: Record<CampaignHead['state'], string> = {
  coming: '未开始',
  running: '进行中',
  ended: '已结束',
}

const UNITS: Partial<Record<Campaign['kind'], (count: number) => string>> = {
  topUpGift: (fen) => `${fen / 100} 金币`,
  invitation: (people) => `${people} 人`,
  lossReturn: (plans) => `${plans} 次`,
}
const DEEDS: Partial<Record<Campaign['kind'], string>> = {
  topUpGift: '活动期内已充值',
  invitation: '活动期内已邀请',
  lossReturn: '活动期内买过未中',
}

/** What somebody has done so far: `活动期内已邀请` and `2 人`. */
export function progressText({ kind, have }: Campaign): { deed: string; count: string } | null {
  const [unit, deed] = [UNITS[kind], DEEDS[kind]]
  return have === undefined || !unit || !deed ? null : { deed, count: unit(have) }
}

/** What one gift asks for: `满 100 金币`. */
export const needText = (kind: Campaign['kind'], { need }: CampaignGift): string | null =>
  need === 0 ? null : `${kind === 'invitation' ? '邀请' : '满'} ${UNITS[kind]?.(need) ?? need}`

const TAKE: Record<CampaignGift['state'], string> = {
  open: '领取',
  taken: '已领',
  locked: '未达成',
  gone: '已领完',
  over: '已结束',
}
export const takeText = ({ state }: CampaignGift): string => TAKE[state]
