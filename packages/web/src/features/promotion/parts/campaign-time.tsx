import type { CampaignHead } from '@linmen/contract/promotion/campaign.schemas.ts'
import { useTicking } from '#kit/tick.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { leftText, spanText } from '#features/promotion/promotion-words.ts'
import s from './campaign-time.module.css'

/** From when to when, and how long still, by the server's clock. */
export function CampaignTime({ campaign }: { campaign: CampaignHead }) {
  const left = useTicking((nowMs) => leftText(campaign, nowMs))
  return (
    <div className={s.time}>
      <p>{spanText(campaign)}</p>
      <p className={s.left}>{left}</p>
      {campaign.isDemo && <Tag tone="outline">演示数据</Tag>}
    </div>
  )
}
