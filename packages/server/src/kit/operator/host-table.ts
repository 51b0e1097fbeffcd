import { hostDesks } from '@linmen/contract/console/host-desks.ts'
import { hiddenIn, hostFeatures } from '@linmen/domain/host/host-features.ts'
import { hostNames } from '@linmen/domain/host/host-names.ts'
import { hostTitles } from '@linmen/domain/host/host-titles.ts'
import { sql } from 'kysely'
import { serveDesk } from './serve-desk.ts'

/** Every host there is, whether or not anybody has ever touched it. */
export const hostTable = serveDesk(hostDesks.hosts, () => {
  const known = hostNames.map(
    (host, place) =>
      sql`(${place}::int, ${host}::text, ${hostTitles[host]}::text, ${[...hiddenIn(host)]}::text[])`,
  )
  const shown = hostFeatures.map(
    (feature) =>
      sql`not (${feature}::text = any (coalesce(s.hidden, k.hidden))) as ${sql.ref(feature)}`,
  )
  return sql`
    select k.host as id, k.title, ${sql.join(shown)},
      s.changed_at_ms as "changedAtMs", s.changed_by as "changedBy", s.reason
    from (values ${sql.join(known)}) as k (place, host, title, hidden)
    left join host_setting s on s.host = k.host
    order by k.place`
})
