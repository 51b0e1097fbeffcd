import { cx } from '#ui/class-names.ts'
import s from './chart-axis.module.css'

interface ChartAxisProps {
  /** Where each label stands, as a share of the width of the drawing. */
  ticks: readonly { place: number; text: string; strong?: boolean }[]
  /** The first and the last end where the drawing does. */
  inside?: boolean
}

/** Labels under a chart. Whoever cannot see it hears its conclusion instead. */
export const ChartAxis = ({ ticks, inside = false }: ChartAxisProps) => (
  <figcaption className={cx(s.axis, inside && s.inside)} aria-hidden="true">
    {ticks.map(({ place, text, strong }) => (
      <span
        key={`${place} ${text}`}
        className={strong ? s.strong : undefined}
        style={{ left: `${place * 100}%` }}
      >
        {text}
      </span>
    ))}
  </figcaption>
)
