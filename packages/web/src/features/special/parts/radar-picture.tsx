import type { ToolPicture } from '@linmen/contract/special/tool.schemas.ts'
import { cx } from '#ui/class-names.ts'
import s from './picture.module.css'

type Axis = NonNullable<ToolPicture['axes']>[number]

const SIZE = 240
const MIDDLE = SIZE / 2
const RADIUS = 86
const RINGS = [25, 50, 75, 100]

interface RadarProps {
  readonly axes: readonly Axis[]
  readonly home: string
  readonly away: string
}

/** Six axes; home is a full line with discs, away a dashed one with squares. */
export function RadarPicture({ axes, home, away }: RadarProps) {
  const place = (at: number, value: number) => {
    const turn = (2 * Math.PI * at) / axes.length - Math.PI / 2
    const far = (RADIUS * value) / 100
    return [MIDDLE + far * Math.cos(turn), MIDDLE + far * Math.sin(turn)] as const
  }
  const ring = (values: readonly number[]) =>
    `M${values.map((value, at) => place(at, value).join(' ')).join('L')}Z`
  return (
    <>
      <p className={s.legend}>
        <span className={s.home}>
          <i />
          {home}
        </span>
        <span className={s.away}>
          <i />
          {away}
        </span>
      </p>
      <svg className={s.svg} viewBox={`-30 0 ${SIZE + 60} ${SIZE}`} aria-hidden="true">
        {RINGS.map((value) => (
          <path key={value} className={s.grid} d={ring(axes.map(() => value))} />
        ))}
        {axes.map((axis, at) => (
          <Spoke key={axis.name} name={axis.name} end={place(at, 100)} label={place(at, 120)} />
        ))}
        <path className={s.awayArea} d={ring(axes.map((axis) => axis.away))} />
        <path className={s.homeArea} d={ring(axes.map((axis) => axis.home))} />
        {axes.map((axis, at) => {
          const [x, y] = place(at, axis.home)
          const [left, top] = place(at, axis.away)
          return (
            <g key={axis.name}>
              <rect className={cx(s.dot, s.away)} x={left - 3} y={top - 3} width={6} height={6} />
              <circle className={cx(s.dot, s.home)} cx={x} cy={y} r={3.5} />
            </g>
          )
        })}
      </svg>
    </>
  )
}

type Point = readonly [number, number]

const Spoke = ({ name, end, label }: { name: string; end: Point; label: Point }) => (
  <g>
    <path className={s.grid} d={`M${MIDDLE} ${MIDDLE}L${end.join(' ')}`} />
    <text className={s.label} x={label[0]} y={label[1] + 4} textAnchor="middle">
      {name}
    </text>
  </g>
)
