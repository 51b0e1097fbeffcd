import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'

/** What is worth knowing before one pays. Nothing to say, nothing shown. */
export function PayAds() {
  const ads = useQuery(read(payEndpoints.ads, {})).data?.ads ?? []
  const other = ads.filter(({ path }) => path !== '/pay/userChargeHuoyan')
  if (other.length === 0) return null
  return (
    <Card label="充值之外">
      {other.map(({ id, text, path }) => (
        <ListRow key={id} title={text} href={`#${path}`} />
      ))}
    </Card>
  )
}
