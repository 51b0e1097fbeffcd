import { settingDesks } from '@linmen/contract/console/setting-desks.ts'
import { houseNumbers, numberNames } from '@linmen/domain/operator/numbers.ts'
import { sql } from 'kysely'
import { serveDesk } from './serve-desk.ts'

/** Every number there is, whether or not anybody has ever touched it. */
export const numberTable = serveDesk(settingDesks.numbers, () => {
  const known = numberNames.map((name, place) => {
    const { title, unit, usual, most } = houseNumbers[name]
    return sql`(${place}::int, ${name}::text, ${title}::text, ${unit}::text, ${usual}::int, ${most}::int)`
  })
  return sql`
    select k.name as id, k.title, coalesce(n.value, k.usual) as value, k.unit, k.usual, k.most,
      n.changed_at_ms as "changedAtMs", n.changed_by as "changedBy", n.reason
    from (values ${sql.join(known)}) as k (place, name, title, unit, usual, most)
    left join house_number n on n.name = k.name
    order by k.place`
})
