import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './field.module.css'

export interface FieldProps {
  /** Spoken name; the placeholder is only an example. */
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Fixed text before the input, e.g. +86. */
  lead?: ReactNode
  /** Control after the input, e.g. the code button. */
  trail?: ReactNode
  type?: 'text' | 'tel' | 'password' | 'search' | 'email' | 'date'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  name?: string
  error?: string
  disabled?: boolean
  onBlur?: () => void
}

export function Field({ label, value, onChange, lead, trail, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={s.field}>
      <div className={cx(s.box, error && s.wrong, input.disabled && s.off)}>
        {lead && (
          <span className={s.lead} aria-hidden="true">
            {lead}
          </span>
        )}
        <input
          {...input}
          className={s.input}
          value={value}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {trail}
      </div>
      {error && (
        <p className={s.error} id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
