import type { WinMarkItem } from '@linmen/contract/special/special.schemas.ts'
import s from './sparkline.module.css'

const WIDTH = 112
const HEIGHT = 56
const EDGE = 6

/** The change of every chance since opening: home and away full lines, the draw dashed. The figures beside it say it in words. */
export function Sparkline({ steps }: { steps: WinMarkItem['steps'] }) {
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last || steps.length < 2) return <span className={s.box} />
  const moved = (side: 'home' | 'draw' | 'away') =>
    steps.map(
      ({ atMs, chances }) => [atMs, (chances[side] ?? 0) - (first.chances[side] ?? 0)] as const,
    )
  const sides = (['draw', 'away', 'home'] as const).filter((side) => first.chances[side] !== null)
  const reach = Math.max(1, ...sides.flatMap((side) => moved(side).map(([, by]) => Math.abs(by))))
  const x = (atMs: number) =>
    EDGE + ((atMs - first.atMs) / Math.max(1, last.atMs - first.atMs)) * (WIDTH - 2 * EDGE)
  const y = (by: number) => HEIGHT / 2 - (by / reach) * (HEIGHT / 2 - EDGE)
  return (
    <svg className={s.box} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={s.zero} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {sides.map((side) => (
        <path
          key={side}
          className={s[side]}
          d={moved(side)
            .map(([atMs, by], at) => (at === 0 ? `M${x(atMs)} ${y(by)}` : `H${x(atMs)}V${y(by)}`))
            .join('')}
        />
      ))}
    </svg>
  )
}
