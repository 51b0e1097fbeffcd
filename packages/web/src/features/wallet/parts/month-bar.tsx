import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { Press } from '#ui/press/press.tsx'
import s from './month-bar.module.css'

/** What the month has left, where it has a limit. */
export function MonthBar() {
  const isLimited = useHost().name === 'messaging'
  const month = useQuery({ ...read(payEndpoints.monthTotal, {}), enabled: isLimited }).data
  if (!isLimited || !month) return null
  const { spent, limit } = month
  const explain = () =>
    void notices.alert(`在微信内每月最多支付 ${priceText(limit)} 元，下月 1 日重新计算。`)
  return (
    <div className={s.month}>
      <div className={s.words}>
        <span>
          本月已付 {priceText(spent)} 元，限额 {priceText(limit)} 元
        </span>
        <Press className={s.why} onClick={explain}>
          限额说明
        </Press>
      </div>
      <progress
        className={s.bar}
        max={limit}
        value={Math.min(spent, limit)}
        aria-label="本月已付"
      />
    </div>
  )
}
