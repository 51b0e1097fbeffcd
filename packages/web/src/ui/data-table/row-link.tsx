import type { MouseEvent, ReactNode } from 'react'
import s from './row-link.module.css'

export interface RowTarget {
  readonly href: string | undefined
  /** Who listens to links alone hears where this one leads. */
  readonly label: string
}

interface RowLinkProps extends RowTarget {
  readonly children: ReactNode
}

/** In the cell that names a row: the way to what the row is about. */
export const RowLink = ({ href, label, children }: RowLinkProps) =>
  href === undefined ? (
    children
  ) : (
    <a className={s.link} href={href} aria-label={label}>
      {children}
    </a>
  )

/** A finger anywhere in a row follows the row's own link; what can be pressed by itself stays so. */
export function followRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  if (target instanceof Element && target.closest('a, button')) return
  currentTarget.querySelector('a')?.click()
}
