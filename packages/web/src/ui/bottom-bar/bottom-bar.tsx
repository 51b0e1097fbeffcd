import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './bottom-bar.module.css'

export interface BottomBarProps {
  /** What the action costs or gives. */
  title?: ReactNode
  note?: ReactNode
  /** The main action; alone it takes the full width. */
  children: ReactNode
  inline?: boolean
}

/** The one action of a page, always in reach. */
export function BottomBar({ title, note, children, inline }: BottomBarProps) {
  return (
    <>
      {!inline && <div className={s.space} />}
      <div className={cx(s.bar, !inline && s.fixed)}>
        {title && (
          <div className={s.text}>
            <b className={s.title}>{title}</b>
            {note && <span className={s.note}>{note}</span>}
          </div>
        )}
        {children}
      </div>
    </>
  )
}
