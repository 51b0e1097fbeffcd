import { FormBadge, type FormResult } from '#ui/form-badge/form-badge.tsx'
import s from './form-row.module.css'

type Outcome = 'win' | 'draw' | 'lose'

const RESULTS: Record<Outcome, FormResult> = { win: 'win', draw: 'draw', lose: 'loss' }

/** Results side by side, in the order given. */
export const FormRow = ({ outcomes }: { outcomes: readonly Outcome[] }) => (
  <span className={s.row}>
    {outcomes.map((outcome, at) => (
      <FormBadge key={at} result={RESULTS[outcome]} />
    ))}
  </span>
)
