import type { ShareOfSale, ShareState } from '@linmen/contract/wallet/income.endpoints.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { cx } from '#ui/class-names.ts'
import { Press } from '#ui/press/press.tsx'
import { momentText } from '#features/wallet/wallet-words.ts'
import s from './movement-row.module.css'

export const SHARE_STATES: Readonly<Record<ShareState, string>> = {
  pending: '待结算',
  settled: '已到账',
  returned: '已退回',
}

interface ShareRowProps {
  readonly share: ShareOfSale
  readonly onOpen: () => void
}

/** What was sold, when, and what of it is the expert's. */
export function ShareRow({ share, onOpen }: ShareRowProps) {
  const { title, state, paid, percent, amount, soldAtMs } = share
  return (
    <Press className={s.row} onClick={onOpen}>
      <span className={s.what}>
        <b className={s.title}>{title}</b>
        <span className={s.about}>
          读者付 {balanceText(paid)} 充值金币，分成 {percent}%
        </span>
        <span className={s.note}>{momentText(soldAtMs)}</span>
      </span>
      <span className={s.sums}>
        <b className={cx(s.amount, state !== 'returned' && s.in)}>
          {state === 'returned' ? '0.00' : `+${balanceText(amount)}`}
        </b>
        <span className={s.note}>{SHARE_STATES[state]}</span>
      </span>
    </Press>
  )
}
