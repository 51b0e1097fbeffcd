import { Fragment } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './shot-chart.module.css'

export interface ShotChartProps {
  shots: readonly ChartShot[]
  tone: 'home' | 'away'
  /** The conclusion in one sentence, e.g. 出手 84 次，命中 40 次. */
  summary: string
}

export interface ChartShot {
  /** 0 to 100 towards the basket, and across the court. */
  x: number
  y: number
  made: boolean
}

// Tenths of a metre: half of a court of 28.65 by 15.24, with the basket at the top.
const WIDTH = 152.4
const LENGTH = 286.5
const HALF = LENGTH / 2
const MIDDLE = WIDTH / 2
const BASKET = 15.75
const CORNER = 67
const ARC = 72.4
/** Where the straight part of the three-point line meets the arc. */
const BEND = BASKET + Math.sqrt(ARC ** 2 - CORNER ** 2)

/** Filled points went in, crosses did not: the form says it without the colour. */
export function ShotChart({ shots, tone, summary }: ShotChartProps) {
  const placed = shots.map((shot) => ({
    ...shot,
    left: (shot.y / 100) * WIDTH,
    top: Math.min(HALF - 3, ((100 - shot.x) / 100) * LENGTH),
  }))
  return (
    <figure className={cx(s.figure, s[tone])}>
      <svg
        className={s.court}
        viewBox={`-1 -1 ${WIDTH + 2} ${HALF * 0.86}`}
        role="img"
        aria-label={summary}
      >
        <path className={s.lines} d={LINES} />
        {placed.map(({ made, left, top }, at) => (
          <Fragment key={at}>
            {made ? (
              <circle className={s.made} cx={left} cy={top} r="2" />
            ) : (
              <path
                className={s.missed}
                d={`M${left - 1.6} ${top - 1.6}l3.2 3.2m0 -3.2l-3.2 3.2`}
              />
            )}
          </Fragment>
        ))}
      </svg>
      <figcaption className={s.legend} aria-hidden="true">
        <span className={s.in}>命中</span>
        <span className={s.out}>未中</span>
      </figcaption>
    </figure>
  )
}

const LINES = [
  `M0 0H${WIDTH}V${HALF}H0Z`,
  `M${MIDDLE - 24.4} 0V58H${MIDDLE + 24.4}V0`,
  `M${MIDDLE - 18} 58A18 18 0 0 0 ${MIDDLE + 18} 58`,
  `M${MIDDLE - CORNER} 0V${BEND}A${ARC} ${ARC} 0 0 0 ${MIDDLE + CORNER} ${BEND}V0`,
  `M${MIDDLE - 9} 12H${MIDDLE + 9}`,
  `M${MIDDLE - 2.3} ${BASKET}a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0`,
].join('')
