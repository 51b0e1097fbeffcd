import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './card.module.css'

export interface CardProps {
  children: ReactNode
  as?: 'section' | 'article' | 'div'
  /** Inner space of 14; a card of rows has none. */
  padded?: boolean
  /** Lies over a night panel. */
  raised?: boolean
  /** Without the 12 gutter, inside strips and grids. */
  bare?: boolean
  label?: string
  className?: string
}

export function Card({ as: Box = 'section', padded, raised, bare, ...rest }: CardProps) {
  const name = cx(s.card, padded && s.padded, raised && s.raised, bare && s.bare, rest.className)
  return (
    <Box className={name} aria-label={rest.label} data-card={bare ? undefined : ''}>
      {rest.children}
    </Box>
  )
}
