import { percentOf } from '@linmen/domain/standings/percent.ts'
import s from './share-row.module.css'

interface ShareRowProps {
  readonly label: string
  readonly count: number
  readonly of: number
  /** What is counted. */
  readonly unit?: string
}

/** How many of how many, as a bar with both numbers. */
export function ShareRow({ label, count, of, unit = '场' }: ShareRowProps) {
  const percent = percentOf(count, of)
  return (
    <div className={s.row}>
      <span className={s.label}>{label}</span>
      <span className={s.track} aria-hidden="true">
        <i className={s.bar} style={{ width: `${percent}%` }} />
      </span>
      <b className={s.percent}>{percent}%</b>
      <span className={s.sample}>{`${count}/${of} ${unit}`}</span>
    </div>
  )
}
