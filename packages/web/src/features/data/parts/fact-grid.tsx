import s from './fact-grid.module.css'

export interface Fact {
  readonly label: string
  readonly value: string | number
}

/** A few large figures, each with its name. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={s.grid}>
    {facts.map(({ label, value }) => (
      <div key={label} className={s.fact}>
        <dt className={s.label}>{label}</dt>
        <dd className={s.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
