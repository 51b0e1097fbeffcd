import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { cx } from '#ui/class-names.ts'
import s from './result-stamp.module.css'

type Result = NonNullable<PlanSummary['result']>

const LABELS: Readonly<Record<Result, string>> = {
  hit: '命中',
  miss: '未中',
  push: '走盘，不计胜负',
  void: '作废，已全额退回',
}

/** How a settled plan ended: filled red is a hit, hollow grey a miss. */
export const ResultStamp = ({ result }: { result: Result }) => (
  <Stamp kind={result} label={LABELS[result]} />
)

const WORDS: Readonly<Record<Result, string>> = { hit: '中', miss: '未', push: '走', void: '退' }

interface StampProps {
  readonly kind: Result
  readonly label: string
  /** In a card of a list. */
  readonly small?: boolean
}

export const Stamp = ({ kind, label, small }: StampProps) => (
  <span className={cx(s.stamp, small && s.small, s[kind])} role="img" aria-label={label}>
    {WORDS[kind]}
  </span>
)
