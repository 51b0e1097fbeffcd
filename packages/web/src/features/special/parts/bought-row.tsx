import type { OutputOf } from '@linmen/contract'
import type { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { amountText } from '@linmen/domain/money/coin-text.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { momentText } from '#sport/moment-text.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { toolHref } from '#features/special/tool-screens.ts'

type Bought = OutputOf<typeof modelVipEndpoints.listBought>['items'][number]

export function BoughtRow({ bought }: { bought: Bought }) {
  const { currency } = useHost()
  const { title, amount, boughtAtMs, endsAtMs, matchId, tool } = bought
  const href = matchId === null ? hrefTo('SpecialIndex') : toolHref(tool, matchId)
  const until = endsAtMs === null ? momentText(boughtAtMs) : `${momentText(endsAtMs)} 到期`
  return (
    <ListRow
      title={title}
      note={`${amountText(amount, currency)}　${until}`}
      {...(href !== undefined && { href })}
    />
  )
}
