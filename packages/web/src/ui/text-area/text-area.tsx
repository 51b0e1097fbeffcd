import { useId } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './text-area.module.css'

export interface TextAreaProps {
  /** Spoken name; the placeholder is only an example. */
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength: number
  rows?: number
  error?: string
}

/** Several lines of text, with how much of the room is used. */
export function TextArea({ label, value, onChange, error, rows = 4, ...input }: TextAreaProps) {
  const id = useId()
  return (
    <div className={s.field}>
      <div className={cx(s.box, error && s.wrong)}>
        <textarea
          {...input}
          rows={rows}
          className={s.input}
          value={value}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={s.count} aria-hidden="true">
          {[...value].length}/{input.maxLength}
        </span>
      </div>
      {error && (
        <p className={s.error} id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
