import type { ReactNode } from 'react'
import { Crest } from '#ui/crest/crest.tsx'
import { cx } from '#ui/class-names.ts'
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
  /** `2027年`, empty for the present one. */
  readonly year: string
  /** `11-25` */
  readonly when: string
  /** Below it: the time, the state of a match that is on, the competition of one that is over. */
  readonly note: string
  /** Null before the match. */
  readonly score: string | null
  readonly scoreNote?: string
  /** Stands in place of the score and can be pressed by itself. */
  readonly hidden?: ReactNode
  readonly href?: string | undefined
  /** Scores have three figures a side. */
  readonly points?: boolean
}

/** One match of a list; it leads to its page where there is one. */
export function FixtureRow(row: FixtureRowProps) {
  const { left, right, href } = row
  const name = cx(s.row, row.points && s.points)
  if (!row.hidden)
    return (
      <Press href={href} className={name}>
        <Inside {...row} />
      </Press>
    )
  return (
    <div className={name}>
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
        {row.year && <span className={s.note}>{row.year}</span>}
        {row.when}
        <span className={s.note}>{row.note}</span>
      </span>
      <span className={s.left}>
        <span className={s.name}>
          {left.tag && <span className={s.tag}>{left.tag} </span>}
          {left.name}
        </span>
        <Crest id={left.id} name={left.name} size={20} />
      </span>
      <span className={s.score}>
        {row.hidden ?? score ?? 'vs'}
        {row.scoreNote && <span className={s.note}>{row.scoreNote}</span>}
      </span>
      <span className={s.right}>
        <Crest id={right.id} name={right.name} size={20} />
        <span className={s.name}>
          {right.name}
          {right.tag && <span className={s.tag}> {right.tag}</span>}
        </span>
      </span>
    </>
  )
}
