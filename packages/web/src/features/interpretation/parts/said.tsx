import type { ReactNode } from 'react'
import s from './said.module.css'

/** What somebody said, below who it was and when. */
export const Said = ({ who, children }: { who: ReactNode; children: ReactNode }) => (
  <div className={s.said}>
    <p className={s.who}>{who}</p>
    {children}
  </div>
)
