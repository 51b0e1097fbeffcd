import type { House } from '@linmen/contract/kit/codec.ts'
import type { stageTables } from '@linmen/contract/league/football-table.schemas.ts'
import { groupName } from '@linmen/domain/standings/group-name.ts'
import { colouredZones } from '#features/league/zone-colours.ts'
import { StandingsTable } from './standings-table.tsx'
import { ZoneLegend } from './zone-legend.tsx'
import s from '#features/league/parts/tab.module.css'

type Tables = House<typeof stageTables>

/** One table after the other. What the bars mean is said once, before the first. */
export function GroupTables({ tables }: { tables: Pick<Tables, 'stages' | 'zones'> }) {
  const zones = colouredZones(tables.zones)
  return (
    <>
      <ZoneLegend zones={zones} />
      {tables.stages.flatMap(({ stage, groups }) =>
        groups.map(({ name, rows }) => (
          <section key={`${stage.id} ${name}`}>
            <h2 className={s.group}>{groupName(name) || stage.name}</h2>
            <div className={s.sheet}>
              <StandingsTable
                caption={`${stage.name} ${groupName(name)}`}
                rows={rows}
                zones={zones}
              />
            </div>
          </section>
        )),
      )}
    </>
  )
}
