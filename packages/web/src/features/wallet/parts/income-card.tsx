import type { Cents } from '@linmen/contract'
import { incomeEndpoints } from '@linmen/contract/wallet/income.endpoints.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './income-card.module.css'

interface IncomeCardProps {
  /** Opens the list a sum is made of. */
  readonly onChoose: (state: string) => void
}

/** What an expert has earned, and what of it is cash already. */
export function IncomeCard({ onChoose }: IncomeCardProps) {
  const income = useQuery(read(incomeEndpoints.income, {})).data
  const shown = (amount: Cents | undefined) => (amount === undefined ? '-' : balanceText(amount))
  return (
    <div className={s.top}>
      <NightPanel card art="pitch" label="分成收入">
        <div className={s.sums}>
          <Press className={s.sum} onClick={() => onChoose('pending')}>
            <span>待结算（元）</span>
            <b>{shown(income?.pending)}</b>
          </Press>
          <Press className={s.sum} onClick={() => onChoose('settled')}>
            <span>已到账（元）</span>
            <b>{shown(income?.settled)}</b>
          </Press>
        </div>
        {income && (
          <p className={s.about}>
            售出 {income.sales} 份　分成 {income.percent}%
            <br />
            只计充值金币，赛果三天后到账
          </p>
        )}
        {income && income.owed > 0 && (
          <p className={s.about}>售出退款后待抵扣 {shown(income.owed)} 元，从之后的分成里扣</p>
        )}
      </NightPanel>
    </div>
  )
}
