import { percentOf } from '@linmen/domain/standings/percent.ts'
import s from './share-row.module.css'

interface Share {
  readonly label: string
  readonly count: number
}

interface ShareRowProps extends Share {
  readonly of: number
}

/** How many of how many, as a bar with both numbers: the percent is what these two give, and nothing bends it. */
export function ShareRow({ label, count, of }: ShareRowProps) {
  const percent = percentOf(count, of)
  return (
    <div className={s.row}>
      <span className={s.label}>{label}</span>
      <span className={s.track} aria-hidden="true">
        <i className={s.bar} style={{ width: `${percent}%` }} />
      </span>
      <b className={s.percent}>{percent}%</b>
      <span className={s.sample}>{`${count}/${of} 场`}</span>
    </div>
  )
}

/** Everything there is in its parts. */
export function ShareRows({ parts }: { parts: readonly Share[] }) {
  const of = parts.reduce((sum, { count }) => sum + count, 0)
  return parts.map((part) => <ShareRow key={part.label} {...part} of={of} />)
}
