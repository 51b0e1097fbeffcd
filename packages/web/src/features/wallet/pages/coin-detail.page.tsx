import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Button } from '#ui/button/button.tsx'
import { BalanceCard } from '#features/wallet/parts/balance-card.tsx'
import { MovementList } from '#features/wallet/parts/movement-list.tsx'

export function Page() {
  const { currency } = useHost()
  return (
    <MovementList
      title={`${currency}明细`}
      unit={currency}
      row={walletEndpoints.listCoins}
      top={<BalanceCard of="coins" />}
      right={
        <Button look="ghost" size="s" href={hrefTo('ChargePage')}>
          充值
        </Button>
      }
      empty={{ title: '还没有收支', text: '充值、购买和退款都会记在这里' }}
    />
  )
}
