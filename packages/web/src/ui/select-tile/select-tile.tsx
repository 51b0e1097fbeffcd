import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { check } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './select-tile.module.css'

export interface SelectTileProps {
  selected: boolean
  onClick: () => void
  /** Unusable, with the reason among the children. */
  disabled?: boolean
  /** Red corner note, e.g. 赠 5 元券. */
  corner?: string
  label?: string
  children: ReactNode
  className?: string
}

/** Coupon, amount, league: the chosen one looks the same everywhere. */
export function SelectTile({ selected, corner, label, children, ...rest }: SelectTileProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-label={label}
      disabled={rest.disabled}
      onClick={rest.onClick}
      className={cx(s.tile, selected && s.on, rest.className)}
    >
      {corner && <em className={s.corner}>{corner}</em>}
      {children}
      {selected && (
        <span className={s.tick}>
          <Icon glyph={check} size={16} />
        </span>
      )}
    </button>
  )
}
