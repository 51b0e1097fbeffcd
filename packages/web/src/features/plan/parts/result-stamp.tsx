import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import s from './result-stamp.module.css'

const WORDS = {
  hit: { short: '中', long: '命中' },
  miss: { short: '未', long: '未中' },
  push: { short: '走', long: '走盘，不计胜负' },
  void: { short: '退', long: '作废，已全额退回' },
} as const

/** How a settled plan ended: filled red is a hit, hollow grey a miss. */
export function ResultStamp({ result }: { result: NonNullable<PlanSummary['result']> }) {
  return (
    <span className={`${s.stamp} ${s[result]}`} role="img" aria-label={WORDS[result].long}>
      {WORDS[result].short}
    </span>
  )
}
