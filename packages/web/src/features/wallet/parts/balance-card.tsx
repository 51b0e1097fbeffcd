import type { Cents } from '@linmen/contract'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronRight } from '#ui/icon/basic.ts'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './balance-card.module.css'

interface BalanceCardProps {
  /** Which of the two stands large. */
  readonly of: 'coins' | 'cash'
}

/** What is there now: one kind large, the other below with the way to it. */
export function BalanceCard({ of }: BalanceCardProps) {
  const { currency } = useHost()
  const balance = useQuery(read(walletEndpoints.balance, {})).data
  const shown = (amount: Cents | undefined) => (amount === undefined ? '-' : balanceText(amount))
  return (
    <NightPanel card art="pitch" label="余额">
      <div className={s.head}>
        <span className={s.name}>
          {of === 'coins' && <CoinIcon size={15} />}
          {of === 'coins' ? `${currency}余额` : '可提现（元）'}
        </span>
        <b className={s.sum}>{shown(of === 'coins' ? balance?.coins : balance?.cash)}</b>
        {of === 'coins' && balance !== undefined && balance.gifts > 0 && (
          <span className={s.gifts}>
            其中赠送 {shown(balance.gifts)} {currency}
          </span>
        )}
      </div>
      <Press className={s.other} href={hrefTo(of === 'coins' ? 'DrawMoneyPage' : 'ChargePage')}>
        <span>
          {of === 'coins' ? '可提现 ' : `${currency}余额 `}
          <b>{shown(of === 'coins' ? balance?.cash : balance?.coins)}</b>
          {of === 'coins' ? ' 元' : ''}
        </span>
        <span className={s.way}>
          {of === 'coins' ? '提现' : '充值'}
          <Icon glyph={chevronRight} size={16} />
        </span>
      </Press>
    </NightPanel>
  )
}
