import { cx } from '#ui/class-names.ts'
import s from './row-figure.module.css'

interface RowFigureProps {
  readonly value: string
  readonly note: string
  readonly tone?: 'up' | 'down' | undefined
  readonly className?: string | undefined
}

/** What an expert is ranked by, at the end of their row. */
export const RowFigure = ({ value, note, tone, className }: RowFigureProps) => (
  <span className={cx(s.figure, className)} data-tone={tone}>
    <b>{value}</b>
    <small>{note}</small>
  </span>
)
