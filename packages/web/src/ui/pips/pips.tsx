import { cx } from '#ui/class-names.ts'
import s from './pips.module.css'

export interface PipsProps {
  of: number
  left: number
  /** Spoken: 还可看 2 次，共 3 次. */
  label: string
}

const MOST = 12

/** So many of so many, one bar for each; many of them share one. */
export function Pips({ of, left, label }: PipsProps) {
  if (of > MOST)
    return (
      <span role="img" aria-label={label} className={s.pips}>
        <span className={s.pip}>
          <span className={cx(s.part, s.on)} style={{ width: `${(100 * left) / of}%` }} />
        </span>
      </span>
    )
  return (
    <span role="img" aria-label={label} className={s.pips}>
      {Array.from({ length: of }, (_, at) => (
        <span key={at} className={cx(s.pip, at < left && s.on)} />
      ))}
    </span>
  )
}
