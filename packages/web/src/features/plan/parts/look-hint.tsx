import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { parcel } from '#ui/icon/account.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import s from './look-hint.module.css'

/** That a set meal opens this plan too, and the way to them. */
export function LookHint({ plan }: { plan: Pick<PlanDetail, 'inSetMeals'> }) {
  const { shows } = useHost()
  if (!plan.inSetMeals || !shows('setMeals')) return null
  return (
    <div className={s.hint}>
      <ListRow glyph={parcel} title="套餐次数可解锁此方案" href={hrefTo('SetMealList')} />
    </div>
  )
}
