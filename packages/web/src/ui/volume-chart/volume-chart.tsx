import { ChartAxis } from '#ui/chart-axis/chart-axis.tsx'
import { linearScale } from '#ui/scale/scale.ts'
import s from './volume-chart.module.css'

export interface VolumeSpan {
  fromMs: number
  untilMs: number
  home: number
  draw: number
  away: number
}

export interface VolumeChartProps {
  /** In order of time, one after the other. */
  spans: readonly VolumeSpan[]
  /** Labels under the chart, at their places. */
  ticks: readonly { at: number; text: string }[]
  /** The conclusion in one sentence: what somebody learns who cannot see the columns. */
  summary: string
}

const SIDES = ['home', 'draw', 'away'] as const
const WIDTH = 323
const EDGE = 4
const TOP = 4
const GROUND = 70
/** Between columns, and between the parts of one. */
const GAP = 3
const SEAM = 1

/** Columns as wide as their time: the money is their area, so that a long span does not look like a rush. */
export function VolumeChart({ spans, ticks, summary }: VolumeChartProps) {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return null
  const x = linearScale([first.fromMs, last.untilMs], [EDGE, WIDTH - EDGE])
  const pace = (span: VolumeSpan, money: number) => money / (span.untilMs - span.fromMs)
  const most = Math.max(...spans.map((span) => pace(span, span.home + span.draw + span.away)))
  const height = linearScale([0, most || 1], [0, GROUND - TOP - SEAM * (SIDES.length - 1)])
  const column = (span: VolumeSpan, side: number) => {
    const below = SIDES.slice(0, side).map((each) => height(pace(span, span[each])) + SEAM)
    const bottom = GROUND - below.reduce((sum, each) => sum + each, 0)
    const own = height(pace(span, span[SIDES[side]!]))
    const wide = Math.max(1, x(span.untilMs) - x(span.fromMs) - GAP)
    const left = x(span.fromMs) + GAP / 2
    return `M${round(left)} ${round(bottom)}v${-round(own)}h${round(wide)}v${round(own)}z`
  }
  return (
    <figure className={s.figure}>
      <svg className={s.chart} viewBox={`0 0 ${WIDTH} 72`} role="img" aria-label={summary}>
        {SIDES.map((side, at) => (
          <path key={side} className={s[side]} d={spans.map((span) => column(span, at)).join('')} />
        ))}
        <path className={s.ground} d={`M0 ${GROUND + 0.5}H${WIDTH}`} />
      </svg>
      <ChartAxis
        inside
        ticks={ticks.map(({ at, text }, i) => ({
          place: x(at) / WIDTH,
          text,
          strong: i === ticks.length - 1,
        }))}
      />
    </figure>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
