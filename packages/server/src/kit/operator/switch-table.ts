import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { featureSwitches, switchNames } from '@linmen/domain/operator/switches.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from './serve-desk.ts'

/** Every switch there is, whether or not anybody has ever touched it. */
export const switchTable = serveDesk(operatorDesks.switches, ({ state }) => {
  const known = switchNames.map((name, place) => {
    const { title, shuts } = featureSwitches[name]
    return sql`(${place}::int, ${name}::text, ${title}::text, ${shuts}::text)`
  })
  return sql`
    select k.name as id, k.title, case when coalesce(s.is_on, true) then 'on' else 'off' end as state,
      k.shuts, s.changed_at_ms as "changedAtMs", s.changed_by as "changedBy", s.reason
    from (values ${sql.join(known)}) as k (place, name, title, shuts)
    left join feature_switch s on s.name = k.name
    where true ${asked(state, (word) => sql`coalesce(s.is_on, true) = ${word === 'on'}`)}
    order by k.place`
})
