import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './list-row.module.css'

export interface ListRowProps {
  title: ReactNode
  /** Quiet text at the right. */
  note?: ReactNode
  glyph?: Glyph
  /** Other mark at the left: a crest, an avatar, a ChannelMark. */
  lead?: ReactNode
  /** Control at the right, e.g. a Switch; then the row itself is not pressable. */
  trail?: ReactNode
  href?: string
  onClick?: () => void
  disabled?: boolean
}

export function ListRow({
  title,
  note,
  glyph,
  lead,
  trail,
  href,
  onClick,
  disabled,
}: ListRowProps) {
  const leads = href !== undefined || onClick !== undefined
  return (
    <Press
      href={href}
      onClick={onClick}
      disabled={disabled}
      className={cx(s.row, leads && s.leads)}
    >
      {glyph && (
        <span className={s.glyph}>
          <Icon glyph={glyph} size={22} />
        </span>
      )}
      {lead}
      <span className={s.title}>{title}</span>
      {note && <span className={s.note}>{note}</span>}
      {trail}
      {leads && (
        <span className={s.arrow}>
          <Icon glyph={chevronRight} size={18} />
        </span>
      )}
    </Press>
  )
}
