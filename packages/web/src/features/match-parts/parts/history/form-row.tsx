import { FormBadge, type FormResult } from '#ui/form-badge/form-badge.tsx'
import s from './form-row.module.css'

type Outcome = 'win' | 'draw' | 'lose'

interface FormRowProps {
  /** Newest first. */
  readonly outcomes: readonly Outcome[]
}

const RESULTS: Record<Outcome, FormResult> = { win: 'win', draw: 'draw', lose: 'loss' }
const WORDS: Record<Outcome, string> = { win: '胜', draw: '平', lose: '负' }

const ORDER = '左新右旧'

/** The last results side by side, the newest at the left as everywhere. */
export function FormRow({ outcomes }: FormRowProps) {
  if (outcomes.length === 0) return null
  const spoken = outcomes.map((outcome) => WORDS[outcome]).join(' ')
  return (
    <span className={s.row} role="img" aria-label={`近 ${outcomes.length} 场，${ORDER}：${spoken}`}>
      <span className={s.order}>{ORDER}</span>
      {outcomes.map((outcome, at) => (
        <FormBadge key={at} result={RESULTS[outcome]} />
      ))}
    </span>
  )
}
