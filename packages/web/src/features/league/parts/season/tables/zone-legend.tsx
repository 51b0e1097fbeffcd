import type { ColouredZone } from '#features/league/zone-colours.ts'
import s from './standings-table.module.css'

/** What the bars before the places mean. */
export function ZoneLegend({ zones }: { zones: readonly ColouredZone[] }) {
  if (zones.length === 0) return null
  return (
    <div className={s.legend}>
      {zones.map((zone) => (
        <span key={zone.name} className={s.zone}>
          <i className={s.bar} style={{ background: zone.colour }} />
          {zone.name}
        </span>
      ))}
    </div>
  )
}
