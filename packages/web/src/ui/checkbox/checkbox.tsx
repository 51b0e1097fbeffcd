import type { ReactNode } from 'react'
import { check } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './checkbox.module.css'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** May hold links, e.g. to the agreements. */
  children: ReactNode
}

export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className={s.row}>
      <span className={s.mark}>
        <input
          type="checkbox"
          className={s.input}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {checked && <Icon glyph={check} size={13} />}
      </span>
      <span>{children}</span>
    </label>
  )
}
