import type { ToolPicture } from '@linmen/contract/special/tool.schemas.ts'
import s from './picture.module.css'

const SIZE = 240
const MIDDLE = SIZE / 2
const RADIUS = 90

/** Up is a larger handicap, right a lower water of the home side; one dot for each company, the needle is their mean. */
export function CompassPicture({ compass }: { compass: NonNullable<ToolPicture['compass']> }) {
  const { dots, needle } = compass
  const reachX = Math.max(0.05, ...dots.map(({ x }) => Math.abs(x)))
  const reachY = Math.max(0.25, ...dots.map(({ y }) => Math.abs(y)))
  const place = (x: number, y: number) =>
    [MIDDLE + (x / reachX) * RADIUS * INSIDE, MIDDLE - (y / reachY) * RADIUS * INSIDE] as const
  const [tipX, tipY] = place(needle.x, needle.y)
  return (
    <svg className={s.svg} viewBox={`-40 -16 ${SIZE + 80} ${SIZE + 32}`} aria-hidden="true">
      <circle className={s.axis} cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      <circle className={s.grid} cx={MIDDLE} cy={MIDDLE} r={RADIUS / 2} strokeDasharray="3 4" />
      <path
        className={s.grid}
        d={`M${MIDDLE} ${MIDDLE - RADIUS}V${MIDDLE + RADIUS}M${MIDDLE - RADIUS} ${MIDDLE}H${MIDDLE + RADIUS}`}
      />
      {dots.map(({ name, x, y }) => {
        const [left, top] = place(x, y)
        return <circle key={name} className={s.company} cx={left} cy={top} r={3.2} />
      })}
      <path className={s.needle} d={needlePath(tipX, tipY)} />
      <circle className={s.hub} cx={MIDDLE} cy={MIDDLE} r={6} />
      {LABELS.map(([text, x, y]) => (
        <text key={text} className={s.label} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}

// Even two extremes at once stay in the circle.
const INSIDE = 0.7

const LABELS = [
  ['升盘', MIDDLE, 18],
  ['降盘', MIDDLE, SIZE - 8],
  ['主降水', SIZE + 8, MIDDLE + 4],
  ['主升水', -8, MIDDLE + 4],
] as const

function needlePath(x: number, y: number): string {
  const [dx, dy] = [x - MIDDLE, y - MIDDLE]
  const long = Math.hypot(dx, dy)
  if (long < 1) return ''
  const [nx, ny] = [(-dy / long) * 5, (dx / long) * 5]
  return `M${x} ${y}L${MIDDLE + nx} ${MIDDLE + ny}L${MIDDLE - nx} ${MIDDLE - ny}Z`
}
