import type { CampaignHead } from '@linmen/contract/promotion/campaign.schemas.ts'
import { useTicking } from '#kit/tick.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { minutesTo, spanText } from '#features/promotion/promotion-words.ts'
import s from './campaign-time.module.css'

/** From when to when, and how long still, by the server's clock. */
export function CampaignTime({ campaign }: { campaign: CampaignHead }) {
  return (
    <div className={s.time}>
      <p className={s.span}>
        {spanText(campaign)}
        {campaign.isDemo && <Tag tone="outline">演示数据</Tag>}
      </p>
      <TimeLeft campaign={campaign} />
    </div>
  )
}

/** `距结束 4 天 20 时 54 分`; what is over says so. */
function TimeLeft({ campaign: { startsAtMs, endsAtMs } }: { campaign: CampaignHead }) {
  const toStart = useTicking((nowMs) => minutesTo(startsAtMs, nowMs))
  const toEnd = useTicking((nowMs) => minutesTo(endsAtMs, nowMs))
  if (toEnd === 0) return <p className={s.left}>活动已结束</p>
  const minutes = toStart || toEnd
  return (
    <p className={s.left}>
      {toStart > 0 ? '距开始' : '距结束'} <b>{Math.floor(minutes / 1440)}</b> 天{' '}
      <b>{Math.floor(minutes / 60) % 24}</b> 时 <b>{minutes % 60}</b> 分
    </p>
  )
}
