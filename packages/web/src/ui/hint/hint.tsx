import type { ReactNode } from 'react'
import s from './hint.module.css'

/** Responsible-use line that closes a page with odds, models or paid tips. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={s.hint}>{children}</p>
}
