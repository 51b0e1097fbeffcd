import type { ZoneEntry } from '@linmen/contract/league/atlas.schemas.ts'

/** Zones in the order of a table. Two of one kind (欧冠, 欧联) need two colours. */
const COLOURS = ['var(--home)', 'var(--away)', '#0f8c8c', 'var(--coin)']
const RELEGATION = 'var(--ink-4)'

export interface ColouredZone extends ZoneEntry {
  readonly colour: string
}

export function colouredZones(zones: readonly ZoneEntry[]): ColouredZone[] {
  let used = 0
  return zones
    .toSorted((a, b) => a.from - b.from)
    .map((zone) => ({
      ...zone,
      colour:
        zone.kind === 'relegation' ? RELEGATION : (COLOURS[used++ % COLOURS.length] ?? RELEGATION),
    }))
}

/** Where two overlap the first of the league's list counts, as on the server. */
export const zoneAt = (zones: readonly ColouredZone[], rank: number | null) =>
  rank === null ? undefined : zones.find(({ from, to }) => rank >= from && rank <= to)
