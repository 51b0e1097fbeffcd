import type { ToolPicture } from '@linmen/contract/special/tool.schemas.ts'
import s from './picture.module.css'

type DotRow = NonNullable<ToolPicture['dots']>[number]

const WIDTH = 323
const LEFT = 70
const ROW = 46
const TOP = 6

/** One row for each result: where every company lies around the mean. The band is one standard deviation. */
export function DotPicture({ rows }: { rows: readonly DotRow[] }) {
  const most = Math.max(1, ...rows.flatMap(({ dots }) => dots.map(({ value }) => Math.abs(value))))
  const reach = Math.ceil(most)
  const x = (value: number) => LEFT + ((value + reach) / (2 * reach)) * (WIDTH - LEFT - 10)
  const height = TOP + rows.length * ROW + 20
  return (
    <svg className={s.svg} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {[-reach, 0, reach].map((value) => (
        <g key={value}>
          <path className={s.grid} d={`M${x(value)} ${TOP}V${height - 20}`} />
          <text className={s.label} x={x(value)} y={height - 4} textAnchor="middle">
            {value > 0 ? `+${value}` : value}
          </text>
        </g>
      ))}
      {rows.map((row, at) => (
        <Row key={row.name} {...{ row, x, y: TOP + at * ROW }} />
      ))}
    </svg>
  )
}

interface RowProps {
  readonly row: DotRow
  readonly x: (value: number) => number
  readonly y: number
}

const SPREAD = 7

function Row({ row: { name, side, middle, spread, dots }, x, y }: RowProps) {
  return (
    <g className={s[side]}>
      <text className={s.label} x={0} y={y + 16}>
        {name}
      </text>
      <text className={s.strong} x={0} y={y + 32}>
        {middle.toFixed(1)}%
      </text>
      <rect
        className={s.band}
        x={x(-spread)}
        y={y + 4}
        width={x(spread) - x(-spread)}
        height={ROW - 10}
        rx={6}
      />
      {dots.map((dot, at) => (
        <circle
          key={dot.name}
          className={s.dot}
          cx={x(dot.value)}
          cy={y + ROW / 2 - 1 + (((at * 5) % 7) - 3) * (SPREAD / 3)}
          r={3.2}
        />
      ))}
      <path className={s.middle} d={`M${x(0)} ${y + 4}V${y + ROW - 6}`} />
    </g>
  )
}
