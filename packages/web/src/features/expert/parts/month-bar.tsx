import type { ExpertHome } from '@linmen/contract/expert/expert.schemas.ts'
import { amountText } from '@linmen/domain/money/coin-text.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Button } from '#ui/button/button.tsx'
import s from './month-bar.module.css'

/** What a month of the expert's private push costs, and the way to it. */
export function MonthBar({ expert: { id, monthPrice, isSubscribed } }: { expert: ExpertHome }) {
  const { currency } = useHost()
  if (monthPrice === undefined) return null
  return (
    <div className={s.bar}>
      <span className={s.text}>
        <b>包月私推 {amountText(monthPrice, currency)}</b>
        <small>30 天　到期不自动续费</small>
      </span>
      <Button href={hrefTo('ExpertPushOrderPage', { expertId: id })}>
        {isSubscribed ? '续订' : '订阅'}
      </Button>
    </div>
  )
}

/** What experts do on their own page in the place of subscribing to themselves. */
export const OwnBar = () => (
  <div className={s.bar}>
    <Button look="ghost" href={hrefTo('ExpertApplyPage')}>
      等级与收入
    </Button>
    <Button href={hrefTo('PublishPlanTab')}>发布方案</Button>
  </div>
)
