import type { AriaAttributes, CSSProperties, MouseEventHandler, ReactNode } from 'react'

export interface PressProps extends AriaAttributes {
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  disabled?: boolean
  className?: string
  style?: CSSProperties
  title?: string
  children?: ReactNode
}

/** A real link when it leads somewhere, a real button when it does something, plain text otherwise. */
export function Press({ href, disabled, ...rest }: PressProps) {
  if (href !== undefined && !disabled) return <a href={href} {...rest} />
  if (rest.onClick || disabled) return <button type="button" disabled={disabled} {...rest} />
  return <span {...rest} />
}
