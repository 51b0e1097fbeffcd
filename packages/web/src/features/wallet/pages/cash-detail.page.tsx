import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { hrefTo } from '#kit/go.ts'
import { Button } from '#ui/button/button.tsx'
import { BalanceCard } from '#features/wallet/parts/balance-card.tsx'
import { MovementList } from '#features/wallet/parts/movement-list.tsx'

export const Page = () => (
  <MovementList
    title="收入明细"
    unit="元"
    row={walletEndpoints.listCash}
    top={<BalanceCard of="cash" />}
    right={
      <Button look="ghost" size="s" href={hrefTo('DrawMoneyPage')}>
        提现
      </Button>
    }
    empty={{ title: '还没有收入', text: '方案分成和合作收益到账后可以提现，充值的金币不可提现' }}
  />
)
