import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { hrefTo } from '#kit/go.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './proof-link.module.css'

/** From a settled plan to where it stands in the public log. */
export function ProofLink({ plan }: { plan: Pick<PlanSummary, 'id' | 'state' | 'expert'> }) {
  if (plan.state !== 'settled') return null
  return (
    <Press
      className={s.link}
      href={hrefTo('ExpertProofPage', { expertId: plan.expert.id, pick: plan.id })}
    >
      <b>验证这一条</b>
      <span>锁定时间与公开日志</span>
      <Icon glyph={chevronRight} size={18} />
    </Press>
  )
}
