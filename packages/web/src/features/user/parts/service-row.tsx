import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'
import { headset } from '#ui/icon/account.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import s from './service-row.module.css'

/** The hours of the service, where there is a number to call. */
export function ServiceRow() {
  const { data } = useQuery(read(statsEndpoints.config, {}))
  const phone = data?.servicePhone
  if (phone === undefined) return null
  const title = (
    <>
      {phone}
      <small className={s.hours}>{texts.serviceHours}</small>
    </>
  )
  return <ListRow glyph={headset} title={title} href={`tel:${phone}`} />
}
