import type { ReactNode } from 'react'
import { VerifiedMark } from '#ui/verified-mark/verified-mark.tsx'
import s from './calibration-badge.module.css'

export interface CalibrationBadgeProps {
  /** Forecast against what happened, both from 0 to 1. */
  points: readonly { forecast: number; actual: number }[]
  /** How many matches stand behind the figures. */
  matches: number
  hitRate: string
  error: string
  verified: boolean
}

const ENOUGH = 50

/** The nearer the line to the diagonal, the more honest the percentages. */
export function CalibrationBadge(props: CalibrationBadgeProps) {
  const { points, matches, hitRate, error, verified } = props
  const enough = matches >= ENOUGH
  return (
    <div className={s.badge}>
      {enough && <Chart points={points} error={error} />}
      <dl className={s.facts}>
        <Fact name={`近 ${matches} 场命中`}>{enough ? hitRate : '样本不足'}</Fact>
        {enough && <Fact name="校准误差">{error}</Fact>}
        {verified && (
          <Fact name="战绩">
            <span className={s.verified}>
              <VerifiedMark />
              已核验
            </span>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={s.name}>{name}</dt>
      <dd className={s.value}>{children}</dd>
    </div>
  )
}

function Chart({ points, error }: Pick<CalibrationBadgeProps, 'points' | 'error'>) {
  const placed = points.map(
    ({ forecast, actual }) => [6 + forecast * 54, 60 - actual * 54] as const,
  )
  const line = placed.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return (
    <svg
      className={s.chart}
      viewBox="0 0 66 66"
      role="img"
      aria-label={`校准曲线与对角线平均相差 ${error}`}
    >
      <rect className={s.frame} x=".5" y=".5" width="65" height="65" rx="8" />
      <path className={s.diagonal} d="M6 60 60 6" />
      <path className={s.line} d={`M${line}`} />
      {placed.map(([x, y]) => (
        <circle key={x} className={s.point} cx={x} cy={y} r="2.7" />
      ))}
    </svg>
  )
}
