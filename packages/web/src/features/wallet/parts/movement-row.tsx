import type { Movement } from '@linmen/contract/wallet/wallet.schemas.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { cx } from '#ui/class-names.ts'
import { Press } from '#ui/press/press.tsx'
import { momentText } from '#features/wallet/wallet-words.ts'
import s from './movement-row.module.css'

interface MovementRowProps {
  readonly movement: Movement
  readonly onOpen: () => void
}

/** What, when, how much, and what was there after it. */
export function MovementRow({ movement, onOpen }: MovementRowProps) {
  const { title, about, amount, balance, isIncome, atMs } = movement
  return (
    <Press className={s.row} onClick={onOpen}>
      <span className={s.what}>
        <b className={s.title}>{title}</b>
        {about !== undefined && <span className={s.about}>{about}</span>}
        <span className={s.note}>{momentText(atMs)}</span>
      </span>
      <span className={s.sums}>
        <b className={cx(s.amount, isIncome && s.in)}>
          {isIncome ? '+' : '-'}
          {balanceText(amount)}
        </b>
        <span className={s.note}>余额 {balanceText(balance)}</span>
      </span>
    </Press>
  )
}
