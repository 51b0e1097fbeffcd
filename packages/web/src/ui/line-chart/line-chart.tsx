import { cx } from '#ui/class-names.ts'
import { ChartAxis } from '#ui/chart-axis/chart-axis.tsx'
import { linePath } from '#ui/scale/line-path.ts'
import { linearScale, logTicks, roundTicks } from '#ui/scale/scale.ts'
import s from './line-chart.module.css'

export interface LineChartProps {
  series: readonly ChartSeries[]
  /** Labels under the chart, at their places. */
  ticks: readonly { at: number; text: string }[]
  /** How a value is written at the edge of the chart. */
  format: (value: number) => string
  /** The conclusion in one sentence: what somebody learns who cannot see the lines. */
  summary: string
  /** Prices stay until they change; a lead moves from point to point. */
  shape?: 'steps' | 'lines'
  /** Moments worth a thin line, such as kick-off. */
  marks?: readonly { at: number; text: string }[]
  /** Values between which nothing can lie have no mark between them. */
  leastStep?: number
  /** The zero line is drawn and always in sight. */
  baseline?: boolean
  /** Values that grow many times over: the same factor is the same distance. */
  log?: boolean
}

export interface ChartSeries {
  name: string
  tone: 'home' | 'draw' | 'away' | 'ink'
  points: readonly (readonly [at: number, value: number])[]
}

const WIDTH = 343
const HEIGHT = 150
const TOP = 10
const LEFT = 4
const RIGHT = 40
const BOTTOM = 8
const GRIDLINES = 4

export function LineChart(props: LineChartProps) {
  const { series, ticks, format, summary, shape = 'steps', marks = [] } = props
  const { leastStep, baseline = false, log = false } = props
  const all = series.flatMap(({ points }) => points)
  if (all.length === 0) return null
  const x = linearScale(extent([...all.map(([at]) => at), ...ticks.map(({ at }) => at)]), [
    LEFT,
    WIDTH - RIGHT,
  ])
  const values = all.map(([, value]) => value)
  const bounds = extent(baseline ? [...values, 0] : values)
  const grid = log ? logTicks(bounds) : roundTicks(bounds, GRIDLINES, leastStep)
  const height = log ? Math.log : (value: number) => value
  const place = linearScale([height(grid[0]!), height(grid.at(-1)!)], [HEIGHT - BOTTOM, TOP])
  const y = (value: number) => place(height(value))
  const path = (points: ChartSeries['points']) =>
    linePath(
      points.map(([at, value]) => [x(at), y(value)] as const),
      shape,
    )
  return (
    <figure className={s.figure}>
      <svg className={s.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        {grid.map((value) => (
          <g key={value}>
            <path
              className={cx(s.grid, baseline && value === 0 && s.zero)}
              d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`}
            />
            <text className={s.value} x={WIDTH - RIGHT + 6} y={y(value) + 4}>
              {format(value)}
            </text>
          </g>
        ))}
        {marks.map(({ at, text }) => (
          <g key={text}>
            <path className={s.mark} d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
            <text className={s.value} x={x(at) + 3} y={TOP + 4}>
              {text}
            </text>
          </g>
        ))}
        {series.map(({ name, tone, points }) => (
          <g key={name} className={s[tone]}>
            <path className={s.line} d={path(points)} />
            <EndDot at={points.at(-1)} x={x} y={y} />
          </g>
        ))}
      </svg>
      <ChartAxis inside ticks={ticks.map(({ at, text }) => ({ place: x(at) / WIDTH, text }))} />
    </figure>
  )
}

type Scale = (value: number) => number

function EndDot({ at, x, y }: { at: readonly [number, number] | undefined; x: Scale; y: Scale }) {
  return at ? <circle className={s.dot} cx={x(at[0])} cy={y(at[1])} r="3.5" /> : null
}

function extent(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? [least - 1, most + 1] : [least, most]
}
