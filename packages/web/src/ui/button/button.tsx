import type { MouseEvent, ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import s from './button.module.css'

export interface ButtonProps {
  children: ReactNode
  look?: 'primary' | 'ghost' | 'volt' | 'gold'
  /** s 32, m 44, l 50 over the full width. */
  size?: 's' | 'm' | 'l'
  href?: string
  onClick?: () => void
  submit?: boolean
  disabled?: boolean
  /** A request runs: shows a spinner and ignores taps, but keeps the focus. */
  busy?: boolean
  icon?: ReactNode
  /** Spoken name when the text alone is not enough. */
  label?: string
  className?: string
}

export function Button(props: ButtonProps) {
  const { look = 'primary', size = 'm', busy = false, className } = props
  const name = cx(s.button, s[look], s[size], className)
  const inside = (
    <>
      {busy ? <Spinner /> : props.icon}
      {props.children}
    </>
  )
  if (props.href !== undefined && !props.disabled)
    return (
      <a className={name} href={props.href} aria-label={props.label} onClick={props.onClick}>
        {inside}
      </a>
    )
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      className={name}
      disabled={props.disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={props.label}
      onClick={(event) => (busy ? swallow(event) : props.onClick?.())}
    >
      {inside}
    </button>
  )
}

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
