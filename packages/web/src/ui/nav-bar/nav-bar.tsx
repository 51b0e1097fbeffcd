import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { chevronLeft, close } from '#ui/icon/basic.ts'
import { Press } from '#ui/press/press.tsx'
import s from './nav-bar.module.css'

export interface NavBarProps {
  title?: ReactNode
  /** Second line, e.g. round and kick-off in a score header. */
  note?: ReactNode
  /** Where the title over a second line leads. */
  titleHref?: string
  onBack?: () => void
  backHref?: string
  /** A cross instead of the arrow, for pages that were laid over another. */
  closing?: boolean
  left?: ReactNode
  right?: ReactNode
  /** surface (default), bare on the page colour, night on a night panel. */
  on?: 'surface' | 'page' | 'night'
}

export function NavBar({ title, note, titleHref, on = 'surface', ...rest }: NavBarProps) {
  const leads = rest.onBack || rest.backHref !== undefined
  return (
    <header className={cx(s.nav, s[on])}>
      <div className={s.side}>
        {leads && (
          <IconButton
            glyph={rest.closing ? close : chevronLeft}
            label={rest.closing ? '关闭' : '返回'}
            onClick={rest.onBack}
            href={rest.backHref}
          />
        )}
        {rest.left}
      </div>
      <div className={s.middle}>
        {title &&
          (note ? (
            <p className={s.small}>
              <Press href={titleHref} className={cx(titleHref && s.link)}>
                {title}
              </Press>
            </p>
          ) : (
            <h1 className={s.title}>{title}</h1>
          ))}
        {note && <p className={s.note}>{note}</p>}
      </div>
      <div className={cx(s.side, s.end)}>{rest.right}</div>
    </header>
  )
}
