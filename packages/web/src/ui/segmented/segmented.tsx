import { cx } from '#ui/class-names.ts'
import { rovingKeys } from '#ui/roving-keys.ts'
import s from './segmented.module.css'

export interface SegmentedProps<K extends string> {
  items: readonly { key: K; label: string }[]
  value: K
  onChange: (key: K) => void
  label: string
}

export function Segmented<K extends string>({ items, value, onChange, label }: SegmentedProps<K>) {
  const keys = items.map((item) => item.key)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={s.track}
      onKeyDown={rovingKeys(keys, value, onChange)}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="radio"
          data-choice
          aria-checked={item.key === value}
          tabIndex={item.key === value ? 0 : -1}
          className={cx(s.item, item.key === value && s.on)}
          onClick={() => onChange(item.key)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
