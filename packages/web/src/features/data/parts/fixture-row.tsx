import { Crest } from '#ui/crest/crest.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './fixture-row.module.css'

export interface FixtureRowProps {
  readonly home: { readonly id: string; readonly name: string }
  readonly away: { readonly id: string; readonly name: string }
  /** `11-25 04:00`, or the day of a match of the past. */
  readonly when: string
  /** Competition and round, or the state of the match. */
  readonly note: string
  /** Null before the match. */
  readonly score: string | null
  readonly scoreNote?: string
  readonly href?: string | undefined
}

/** One match of a list; it leads to its page where there is one. */
export function FixtureRow(row: FixtureRowProps) {
  const { home, away, score } = row
  return (
    <Press href={row.href} className={s.row}>
      <span className={s.when}>
        {row.when}
        {row.note && <span className={s.note}>{row.note}</span>}
      </span>
      <span className={s.home}>
        <span className={s.name}>{home.name}</span>
        <Crest id={home.id} name={home.name} size={20} />
      </span>
      <span className={s.score}>
        {score ?? 'vs'}
        {row.scoreNote && <span className={s.note}>{row.scoreNote}</span>}
      </span>
      <span className={s.away}>
        <Crest id={away.id} name={away.name} size={20} />
        <span className={s.name}>{away.name}</span>
      </span>
    </Press>
  )
}
