import { cx } from '#ui/class-names.ts'
import s from './switch.module.css'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  disabled?: boolean
}

export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={cx(s.track, checked && s.on)}
      onClick={() => onChange(!checked)}
    >
      <i className={s.knob} />
    </button>
  )
}
