import { spentShare, monthShare } from '@linmen/domain/spending/month-share.ts'
import { balanceText, priceText } from '@linmen/domain/money/coin-text.ts'
import { smaller, subtract } from '@linmen/domain/money/cents.ts'
import { beijingMonth } from '@linmen/domain/spending/month.ts'
import { serverNowMs } from '#kit/clock.ts'
import { useHost } from '#kit/host.ts'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import type { Diary } from '#features/user/spend-diary.ts'
import s from './spent-panel.module.css'

/** What the month has cost, and how much of the own limit that is. */
export function SpentPanel({ diary }: { diary: Diary }) {
  const { currency } = useHost()
  const nowMs = serverNowMs()
  const { spent, own, month } = diary
  const isThisMonth = month === beijingMonth(nowMs)
  const passed = monthShare(nowMs)
  return (
    <NightPanel card label={`${monthWord(month)}消费`} className={s.panel}>
      <div className={s.head}>
        <span>{monthWord(month)}已花</span>
        <span>
          {own.limit === undefined
            ? '还没有设上限'
            : `自己设的上限 ${priceText(own.limit)} ${currency}`}
        </span>
      </div>
      <p className={s.sum}>
        <b className={s.figure}>{balanceText(spent)}</b> {currency}
        {own.limit !== undefined && isThisMonth && (
          <span className={s.left}>还可花 {priceText(leftOf(own.limit, spent))}</span>
        )}
      </p>
      {own.limit !== undefined && (
        <>
          <div className={s.bar} aria-hidden="true">
            <i
              className={s.used}
              style={{ width: `${Math.min(100, spentShare(spent, own.limit))}%` }}
            />
            {isThisMonth && <i className={s.today} style={{ left: `${passed}%` }} />}
          </div>
          <div className={s.head}>
            <span>已用 {spentShare(spent, own.limit)}%</span>
            {isThisMonth && <span>竖线是今天，本月过去 {passed}%</span>}
          </div>
        </>
      )}
    </NightPanel>
  )
}

const leftOf = (limit: Diary['spent'], spent: Diary['spent']) =>
  subtract(limit, smaller(limit, spent))

export const monthWord = (month: string) => `${Number(month.slice(5))} 月`
