import { cx } from '#ui/class-names.ts'
import s from './form-strip.module.css'

export type StripResult = 'win' | 'draw' | 'lose'

export interface FormStripProps {
  /** In the order they are drawn. */
  results: readonly StripResult[]
  /** Which end is the newer one. */
  order: '左新右旧' | '左旧右新'
}

/** Results small enough for a table: a full bar, a dash, a hollow bar. */
export function FormStrip({ results, order }: FormStripProps) {
  const spoken = results.map((result) => words[result]).join(' ')
  return (
    <span
      className={s.strip}
      role="img"
      aria-label={`近 ${results.length} 场，${order}：${spoken || '没有比赛'}`}
    >
      {results.map((result, at) => (
        <i key={at} className={cx(s.mark, s[result])} />
      ))}
    </span>
  )
}

/** What the marks mean, once under the table. */
export function FormLegend({ order }: Pick<FormStripProps, 'order'>) {
  return (
    <span className={s.legend}>
      {order}
      {(['win', 'draw', 'lose'] as const).map((result) => (
        <span key={result} className={s.meaning}>
          <i className={cx(s.mark, s[result])} />
          {words[result]}
        </span>
      ))}
    </span>
  )
}

const words: Record<StripResult, string> = { win: '胜', draw: '平', lose: '负' }
