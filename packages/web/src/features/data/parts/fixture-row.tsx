import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './fixture-row.module.css'

interface FixtureSide {
  readonly id: string
  readonly name: string
  /** 客 or 主, where the order alone does not say it. */
  readonly tag?: string
}

export interface FixtureRowProps {
  /** The home side in football, the guests in basketball. */
  readonly left: FixtureSide
  readonly right: FixtureSide
  /** `11-25`, with the year for a match of the past. */
  readonly when: string
  /** Each on a line of its own: the time, the competition, the state of the match. */
  readonly notes: readonly string[]
  /** Null before the match. */
  readonly score: string | null
  readonly scoreNote?: string
  /** Stands in place of the score and can be pressed by itself. */
  readonly hidden?: ReactNode
  readonly href?: string | undefined
}

/** One match of a list; it leads to its page where there is one. */
export function FixtureRow(row: FixtureRowProps) {
  const { left, right, href } = row
  if (!row.hidden)
    return (
      <Press href={href} className={s.row}>
        <Inside {...row} />
      </Press>
    )
  return (
    <div className={s.row}>
      <Press href={href} className={s.open} aria-label={`${left.name} 对 ${right.name}`} />
      <Inside {...row} />
    </div>
  )
}

function Inside(row: FixtureRowProps) {
  const { left, right, score } = row
  return (
    <>
      <span className={s.when}>
        {row.when}
        {row.notes.map((note) => (
          <span key={note} className={s.note}>
            {note}
          </span>
        ))}
      </span>
      <span className={s.left}>
        {left.tag && <span className={s.tag}>{left.tag}</span>}
        <span className={nameLook(left)}>{left.name}</span>
        <Crest id={left.id} name={left.name} size={20} />
      </span>
      <span className={s.score}>
        {row.hidden ?? score ?? 'vs'}
        {row.scoreNote && <span className={s.note}>{row.scoreNote}</span>}
      </span>
      <span className={s.right}>
        <Crest id={right.id} name={right.name} size={20} />
        <span className={nameLook(right)}>{right.name}</span>
        {right.tag && <span className={s.tag}>{right.tag}</span>}
      </span>
    </>
  )
}

// More characters than stand in half a row beside the score.
const nameLook = ({ name, tag }: FixtureSide) =>
  cx(s.name, name.length > 5 && s.long, tag && s.tagged)
