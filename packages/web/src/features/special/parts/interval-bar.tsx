import type { ToolRecord } from '@linmen/contract/special/tool.schemas.ts'
import s from './interval-bar.module.css'

type Told = Pick<ToolRecord, 'rate' | 'low' | 'high' | 'base'>

const ROOM = 6

/** What came as a point in its interval, what the market expected as a dashed line. */
export function IntervalBar({ rate, low, high, base }: Told) {
  if (rate === null || low === null || high === null || base === null) return null
  const from = Math.max(0, Math.floor(Math.min(low, base) - ROOM))
  const to = Math.min(100, Math.ceil(Math.max(high, base) + ROOM))
  const at = (value: number) => `${(100 * (value - from)) / Math.max(1, to - from)}%`
  return (
    <div
      role="img"
      aria-label={`实际 ${rate}%，区间 ${low} 到 ${high}%，市场预期 ${base}%`}
      className={s.frame}
    >
      <div className={s.track}>
        <i className={s.span} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        <i className={s.base} style={{ left: at(base) }} />
        <i className={s.point} style={{ left: at(rate) }} />
      </div>
      <div className={s.ends}>
        <span>{from}%</span>
        <span>
          区间 {low.toFixed(1)}–{high.toFixed(1)}%
        </span>
        <span>{to}%</span>
      </div>
    </div>
  )
}
