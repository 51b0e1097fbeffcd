import type { SetMeal } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Pips } from '#ui/pips/pips.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { PackFace } from './pack-face.tsx'
import s from './pack-card.module.css'

const USAGE = { none: '未购买', unused: '未使用', running: '使用中', finished: '已用完' } as const

/** A bought set meal: what is left of it and until when, and where wanted what it was used on. */
export function PackCard({ pack, uses = false }: { pack: SetMeal; uses?: boolean }) {
  const { copy, looks, usage } = pack
  if (!copy) return null
  const left = looks - copy.used
  return (
    <Card label={pack.name} className={s.card}>
      <div className={s.head}>
        <PackFace pack={pack} />
        <div className={s.about}>
          <b className={s.name}>{pack.name}</b>
          <span className={s.note}>{leftText(pack, copy)}</span>
          <Pips of={looks} left={left} label={`还可看 ${left} 次，共 ${looks} 次`} />
        </div>
        <Tag tone={usage === 'finished' ? 'plain' : 'outline'}>{USAGE[usage]}</Tag>
      </div>
      {uses &&
        copy.looked.map(({ title, planId, atMs }) => (
          <ListRow
            key={`${planId} ${atMs}`}
            title={title}
            note={`${day(atMs)} ${beijingTime(atMs)}`}
            {...(planId !== undefined && { href: hrefTo('PlanDetailPage', { id: planId }) })}
          />
        ))}
    </Card>
  )
}

/** 还可看 2 次 · 12-06 到期. Looks that ended unused are void. */
function leftText({ looks, usage }: SetMeal, { used, endsAtMs }: NonNullable<SetMeal['copy']>) {
  const left = looks - used
  const what = left > 0 && usage === 'finished' ? `剩 ${left} 次已作废` : `还可看 ${left} 次`
  return `${what} · ${day(endsAtMs)} 到期`
}

const day = (atMs: number) => beijingDay(atMs).slice(5)
