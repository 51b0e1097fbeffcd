import { percentOf, percentsOf } from '@linmen/domain/standings/percent.ts'
import s from './share-row.module.css'

interface Share {
  readonly label: string
  readonly count: number
}

interface ShareRowProps extends Share {
  readonly of: number
}

/** How many of how many, as a bar with both numbers. */
export const ShareRow = (share: ShareRowProps) => (
  <Row {...share} percent={percentOf(share.count, share.of)} />
)

/** Everything there is in its parts: their percents make 100. */
export function ShareRows({ parts }: { parts: readonly Share[] }) {
  const counts = parts.map(({ count }) => count)
  const percents = percentsOf(counts)
  const of = counts.reduce((sum, count) => sum + count, 0)
  return parts.map((part, at) => (
    <Row key={part.label} {...part} of={of} percent={percents[at] ?? 0} />
  ))
}

const Row = ({ label, count, of, percent }: ShareRowProps & { readonly percent: number }) => (
  <div className={s.row}>
    <span className={s.label}>{label}</span>
    <span className={s.track} aria-hidden="true">
      <i className={s.bar} style={{ width: `${percent}%` }} />
    </span>
    <b className={s.percent}>{percent}%</b>
    <span className={s.sample}>{`${count}/${of} 场`}</span>
  </div>
)
