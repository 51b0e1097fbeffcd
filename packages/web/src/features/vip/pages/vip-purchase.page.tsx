import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { vipTier, type VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { amountText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { useNote, useScreenParams } from '#kit/shown.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { useDirectReturn } from '#features/pay/parts/public.ts'
import { sayVipBought } from '#features/vip/use-vip-sale.tsx'
import { VipBoard } from '#features/vip/parts/vip-board.tsx'
import s from '#features/vip/parts/vip-board.module.css'

export function Page() {
  const { type, orderId, status, errMsg } = useScreenParams('VipPurchase')
  useDirectReturn({ orderId, status, errMsg }, sayVipBought)
  const [tier, setTier] = useState(type)
  const note = useNote()
  const choose = (next: VipTier) => {
    setTier(next)
    note({ type: String(vipTier.encode(next)) })
  }
  return (
    <VipBoard title="开通会员" tier={tier} onTier={choose}>
      <Saving tier={tier} />
    </VipBoard>
  )
}

/** What a month saves beside its parts. */
function Saving({ tier }: { tier: VipTier }) {
  const { currency } = useHost()
  const { data } = useQuery(read(vipEndpoints.calculatorAd, { tier }))
  if (!data || data.saved === 0) return null
  return (
    <Card className={s.gap}>
      <ListRow title="按月算，比分开买省" note={amountText(data.saved, currency)} />
    </Card>
  )
}
