import type { CSSProperties } from 'react'
import { cx } from '#ui/class-names.ts'
import { scaled } from '#ui/scaled.ts'
import type { Glyph } from './glyph.ts'
import s from './icon.module.css'

export interface IconProps {
  glyph: Glyph
  size?: number
  /** Heavier stroke and volt part, for an open tab or a followed star. */
  active?: boolean
  grid?: 24 | 32
  className?: string
}

/** Always decoration: the control around it carries the name. */
export function Icon({ glyph, size = 24, active, grid = 24, className }: IconProps) {
  const box: CSSProperties = { width: scaled(size), height: scaled(size) }
  return (
    <svg
      className={cx(s.icon, active && s.active, className)}
      style={box}
      viewBox={`0 0 ${grid} ${grid}`}
      aria-hidden="true"
    >
      {glyph.volt && <path className={s.volt} d={glyph.volt} />}
      {glyph.d && <path d={glyph.d} />}
      {glyph.fine && <path className={s.fine} d={glyph.fine} />}
      {glyph.dash && <path className={s.dash} d={glyph.dash} />}
      {glyph.dot && <path className={s.dot} d={glyph.dot} />}
    </svg>
  )
}
