import type { Withdrawal } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { cx } from '#ui/class-names.ts'
import { shortMoment } from '#features/wallet/wallet-words.ts'
import s from './course.module.css'

/** The way of a withdrawal, step by step. */
export const Course = ({ steps }: Pick<Withdrawal, 'steps'>) => (
  <ol className={s.course}>
    {steps.map(({ name, state, atMs, note }) => (
      <li key={name} className={cx(s.step, s[state])} {...(state === 'now' && CURRENT)}>
        <span className={s.name}>
          {name}
          {note !== undefined && <span className={s.note}>{note}</span>}
        </span>
        {atMs !== undefined && <time className={s.time}>{shortMoment(atMs)}</time>}
      </li>
    ))}
  </ol>
)

const CURRENT = { 'aria-current': 'step' } as const
