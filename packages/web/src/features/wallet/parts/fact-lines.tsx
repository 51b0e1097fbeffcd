import s from './fact-lines.module.css'

export type Fact = readonly [name: string, value: string]

/** Names and values, line by line. */
export const FactLines = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={s.facts}>
    {facts.map(([name, value]) => (
      <div key={name} className={s.fact}>
        <dt className={s.name}>{name}</dt>
        <dd className={s.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
