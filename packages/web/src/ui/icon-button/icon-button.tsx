import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './icon-button.module.css'

export interface IconButtonProps {
  glyph: Glyph
  /** Spoken name; also say the state, e.g. 消息，3 条未读. */
  label: string
  size?: number
  href?: string
  onClick?: () => void
  disabled?: boolean
  /** Toggles such as follow: says pressed, draws the volt fill. */
  pressed?: boolean
  /** A Badge in the top corner. */
  badge?: ReactNode
  className?: string
}

export function IconButton({ glyph, size = 24, badge, pressed, ...rest }: IconButtonProps) {
  return (
    <Press
      href={rest.href}
      onClick={rest.onClick}
      disabled={rest.disabled}
      aria-label={rest.label}
      aria-pressed={pressed}
      className={cx(s.button, pressed && s.pressed, rest.className)}
    >
      <Icon glyph={glyph} size={size} />
      {badge && <span className={s.badge}>{badge}</span>}
    </Press>
  )
}
