import { area, curveStepAfter } from 'd3-shape'
import { useId } from 'react'
import { cx } from '#ui/class-names.ts'
import { linearScale } from '#ui/scale/scale.ts'
import s from './lead-chart.module.css'

export interface LeadChartProps {
  /** From when on the home side leads by how much; negative where the away side leads. */
  points: readonly (readonly [at: number, lead: number])[]
  /** Where each period ends, in the unit of the points, with its name. */
  periods: readonly { end: number; name: string }[]
  /** How far the match has come; left out once it is over. */
  now?: number
  /** The conclusion in one sentence: what somebody learns who cannot see the chart. */
  summary: string
}

const WIDTH = 323
const TOP = 6
const MIDDLE = 46
const BOTTOM = 86
const LEFT = 2
const RIGHT = 42
/** A basket with the buzzer leads for no time at all and is seen all the same. */
const SEEN = 3
const LEAST = 10

/** Who was ahead by how much: the home side above the line, the away side below. */
export function LeadChart({ points, periods, now, summary }: LeadChartProps) {
  const clip = useId()
  const end = periods.at(-1)?.end ?? 1
  const last = now ?? end
  const reach = roundUp(Math.max(LEAST, ...points.map(([, lead]) => Math.abs(lead))))
  const x = linearScale([0, end], [LEFT, WIDTH - RIGHT])
  const y = linearScale([reach, -reach], [TOP, BOTTOM])
  const until = points.at(-1)
  const steps = points.map(([at, lead]) => [x(at), y(lead)] as const)
  const drawn = until
    ? [...steps, [Math.max(x(last), x(until[0]) + SEEN), y(until[1])] as const]
    : []
  const shape = area<readonly [number, number]>(
    ([left]) => left,
    MIDDLE,
    ([, top]) => top,
  ).curve(curveStepAfter)(drawn)
  return (
    <figure className={s.figure}>
      <svg className={s.chart} viewBox={`0 0 ${WIDTH} 92`} role="img" aria-label={summary}>
        <clipPath id={clip}>
          <path d={`M0 0H${WIDTH}V${MIDDLE}H0Z`} />
        </clipPath>
        {now !== undefined && (
          <rect className={s.future} x={x(now)} y={TOP} width={x(end) - x(now)} height="80" />
        )}
        {periods.slice(0, -1).map((period) => (
          <path key={period.end} className={s.period} d={`M${x(period.end)} ${TOP}V${BOTTOM}`} />
        ))}
        <path className={s.away} d={shape ?? ''} />
        <path className={s.home} d={shape ?? ''} clipPath={`url(#${clip})`} />
        <path className={s.zero} d={`M${LEFT} ${MIDDLE}H${WIDTH - RIGHT}`} />
        {now !== undefined && <path className={s.now} d={`M${x(now)} ${TOP}V${BOTTOM}`} />}
        {[reach, 0, -reach].map((value) => (
          <text key={value} className={s.value} x={WIDTH} y={y(value) + 4}>
            {value === 0 ? '0' : `${value > 0 ? '主' : '客'} +${reach}`}
          </text>
        ))}
      </svg>
      <figcaption className={s.axis} aria-hidden="true">
        {periods.map(({ end: to, name }, at) => {
          const from = periods[at - 1]?.end ?? 0
          const playing = now !== undefined && now > from && now <= to
          return (
            <span
              key={name}
              className={cx(playing && s.playing)}
              style={{ left: `${(x((from + to) / 2) / WIDTH) * 100}%` }}
            >
              {name}
            </span>
          )
        })}
      </figcaption>
    </figure>
  )
}

const roundUp = (lead: number) => Math.ceil(lead / 5) * 5
