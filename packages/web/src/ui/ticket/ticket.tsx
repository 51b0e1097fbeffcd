import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './ticket.module.css'

export interface TicketProps {
  /** What it is worth: a number, or a word such as 免费. */
  figure: string
  unit?: string
  /** Below the figure: what it asks for. */
  under: string
  title: ReactNode
  /** Where and how long it holds. */
  children?: ReactNode
  /** Why it cannot be used for now. */
  reason?: string
  trail?: ReactNode
  /** Used, over or resting: without colour. */
  off?: boolean
}

/** A coupon, a card: its worth on the stub, its conditions beside it, torn along the dotted line. */
export function Ticket({ figure, unit, under, title, children, reason, ...rest }: TicketProps) {
  return (
    <article className={cx(s.ticket, rest.off && s.off)}>
      <div className={s.stub}>
        <p className={cx(s.figure, unit === undefined && s.word)}>
          {figure}
          {unit && <small className={s.unit}>{unit}</small>}
        </p>
        <p className={s.under}>{under}</p>
      </div>
      <div className={s.body}>
        <div className={s.words}>
          <h3 className={s.title}>{title}</h3>
          {children}
          {reason && <p className={s.reason}>{reason}</p>}
        </div>
        {rest.trail && <div className={s.trail}>{rest.trail}</div>}
      </div>
    </article>
  )
}

/** A quiet line of a ticket. */
export const TicketLine = ({ children }: { children: ReactNode }) => (
  <p className={s.line}>{children}</p>
)
