import type { ExpertHome } from '@linmen/contract/expert/expert.schemas.ts'
import s from './profit-spark.module.css'

const WIDTH = 120
const HEIGHT = 36

/** Units won or lost over a month, summed up match by match; the dashed line is nothing won, nothing lost. */
export function ProfitSpark({ points }: { points: ExpertHome['curve'] }) {
  if (points.length < 2) return null
  const values = [0, ...points.map(({ tenths }) => tenths)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => HEIGHT - 2 - ((value - low) / (high - low || 1)) * (HEIGHT - 4)
  const x = (at: number) => (at / (values.length - 1)) * WIDTH
  const path = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')
  const last = values.at(-1)!
  return (
    <svg
      className={s.spark}
      data-down={last < 0 ? '' : undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`近 30 天累计 ${(last / 10).toFixed(1)} 单位`}
    >
      <path className={s.zero} d={`M0 ${y(0)}H${WIDTH}`} />
      <path className={s.curve} d={path} />
    </svg>
  )
}
