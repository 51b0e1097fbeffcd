import { FormBadge, type FormResult } from '#ui/form-badge/form-badge.tsx'
import s from './form-row.module.css'

type Outcome = 'win' | 'draw' | 'lose'

interface FormRowProps {
  /** Newest first. */
  readonly outcomes: readonly Outcome[]
  /** In a table the order is said once, above it. */
  readonly bare?: boolean
}

const RESULTS: Record<Outcome, FormResult> = { win: 'win', draw: 'draw', lose: 'loss' }
const WORDS: Record<Outcome, string> = { win: '胜', draw: '平', lose: '负' }

export const FORM_ORDER = '左新右旧'

/** The last results side by side, the newest at the left as everywhere. */
export function FormRow({ outcomes, bare = false }: FormRowProps) {
  if (outcomes.length === 0) return null
  const spoken = outcomes.map((outcome) => WORDS[outcome]).join(' ')
  return (
    <span
      className={s.row}
      role="img"
      aria-label={`近 ${outcomes.length} 场，${FORM_ORDER}：${spoken}`}
    >
      {!bare && <span className={s.order}>{FORM_ORDER}</span>}
      {outcomes.map((outcome, at) => (
        <FormBadge key={at} result={RESULTS[outcome]} />
      ))}
    </span>
  )
}
