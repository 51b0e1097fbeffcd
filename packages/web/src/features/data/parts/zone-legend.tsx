import type { ReactNode } from 'react'
import type { ColouredZone } from '#features/data/zone-colours.ts'
import s from './standings-table.module.css'

interface ZoneLegendProps {
  readonly zones: readonly ColouredZone[]
  /** What else the table needs explained. */
  readonly children?: ReactNode
}

/** What the bars before the places mean. */
export function ZoneLegend({ zones, children }: ZoneLegendProps) {
  if (zones.length === 0 && !children) return null
  return (
    <div className={s.legend}>
      {zones.map((zone) => (
        <span key={zone.name} className={s.zone}>
          <i className={s.bar} style={{ background: zone.colour }} />
          {zone.name}
        </span>
      ))}
      {children}
    </div>
  )
}
