import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { hrefOfCampaign } from '#features/promotion/campaign-screens.ts'

/** Which gift charging leads to next. It is not sent by itself: it is taken where the line leads. */
export function TopUpLine() {
  const { currency } = useHost()
  const quiet = { '*': { do: 'silent' }, outage: { do: 'silent' } } as const
  const gift = useQuery(read(campaignEndpoints.topUp, {}, quiet)).data?.gift
  if (gift === undefined) return null
  const { key, title, name, missing } = gift
  const text =
    missing === 0 ? `${name}待领取` : `再充 ${priceText(missing)} ${currency}，可领${name}`
  const href = hrefOfCampaign(key)
  return (
    <Card label="充值活动">
      <ListRow title={text} note={title} {...(href !== undefined && { href })} />
    </Card>
  )
}
