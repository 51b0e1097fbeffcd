import { Dotted } from '#ui/dotted/dotted.tsx'
import { cx } from '#ui/class-names.ts'
import s from './fact-grid.module.css'

export interface Fact {
  readonly label: string
  readonly value: string | number
  /** A long name has two columns. */
  readonly wide?: boolean
}

/** A few large figures, each with its name. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={s.grid}>
    {facts.map(({ label, value, wide }) => (
      <div key={label} className={cx(s.fact, wide && s.wide, isDate(value) && s.date)}>
        <dt className={s.label}>{label}</dt>
        <dd className={s.value}>
          <Dotted text={String(value)} />
        </dd>
      </div>
    ))}
  </dl>
)

const isDate = (value: string | number) => /^\d{4}-\d\d-\d\d$/.test(String(value))
