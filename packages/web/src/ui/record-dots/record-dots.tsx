import { cx } from '#ui/class-names.ts'
import s from './record-dots.module.css'

export interface RecordDotsProps {
  /** Newest first; true is a hit. */
  results: readonly boolean[]
}

/** Filled red is a hit, a hollow ring a miss; the legend is always printed. */
export function RecordDots({ results }: RecordDotsProps) {
  const spoken = results.map((hit) => (hit ? '中' : '未中')).join(' ')
  return (
    <div>
      <div
        className={s.dots}
        role="img"
        aria-label={`近 ${results.length} 单，左新右旧：${spoken}`}
      >
        {results.map((hit, i) => (
          <i key={i} className={cx(s.dot, !hit && s.miss)} />
        ))}
      </div>
      <p className={s.legend}>
        左新右旧
        <i className={cx(s.dot, s.small)} />中
        <i className={cx(s.dot, s.small, s.miss)} />
        未中
      </p>
    </div>
  )
}
