import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Press } from '#ui/press/press.tsx'
import s from './chip.module.css'

export interface ChipProps {
  children: ReactNode
  /** Given: a choice that is on or off. Left out: a plain action or link. */
  active?: boolean
  href?: string
  onClick?: () => void
  disabled?: boolean
  label?: string
}

export function Chip({ children, active, label, ...rest }: ChipProps) {
  return (
    <Press
      {...rest}
      aria-label={label}
      aria-pressed={active}
      className={cx(s.chip, active && s.on)}
    >
      {children}
    </Press>
  )
}
