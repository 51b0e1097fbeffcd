import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { PlanPick } from '#features/plan/parts/public.ts'
import { CHOICES } from '#features/interpretation/interpretation-words.ts'
import { FigureBox } from './figure-box.tsx'
import { PaidText } from './paid-text.tsx'
import s from './open-part.module.css'

/** What everybody reads. */
export const Lead = ({ of }: { of: InterpretationDetail }) => (
  <section className={s.text} aria-label="公开部分">
    <PaidText text={of.lead} />
    {of.figure && <FigureBox figure={of.figure} />}
  </section>
)

/** What was unlocked: the pick, then the reasons. */
export const Unlocked = ({ of }: { of: InterpretationDetail }) => (
  <section className={s.text} aria-label="解读正文">
    {of.pick && (
      <PlanPick locked={false} text={CHOICES[of.pick.choice]} odds={of.pick.odds.toFixed(2)} />
    )}
    {of.body !== undefined && <PaidText text={of.body} />}
  </section>
)
