import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { check } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './radio-row.module.css'

export interface RadioRowProps<K extends string> {
  /** The same for all rows of one choice; put them into a fieldset or role="radiogroup". */
  name: string
  value: K
  checked: boolean
  onChange: (value: K) => void
  title: ReactNode
  note?: ReactNode
  lead?: ReactNode
  disabled?: boolean
}

export function RadioRow<K extends string>(props: RadioRowProps<K>) {
  return (
    <label className={cx(s.row, props.disabled && s.off)}>
      <input
        type="radio"
        className={s.input}
        name={props.name}
        value={props.value}
        checked={props.checked}
        disabled={props.disabled}
        onChange={() => props.onChange(props.value)}
      />
      {props.lead}
      <span className={s.title}>
        {props.title}
        {props.note && <span className={s.note}>{props.note}</span>}
      </span>
      <span className={s.ring}>{props.checked && <Icon glyph={check} size={15} />}</span>
    </label>
  )
}
