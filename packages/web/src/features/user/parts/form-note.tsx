import type { ReactNode } from 'react'
import s from './form-note.module.css'

/** What somebody should know before they fill in a form. */
export const FormNote = ({ children }: { children: ReactNode }) => (
  <p className={s.note}>{children}</p>
)
