import type { ReactNode } from 'react'
import { lock } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { unlock } from '#ui/icon/page.ts'
import s from './plan-pick.module.css'

export type Pick =
  | { locked: true; price: ReactNode }
  | { locked: false; text: string; odds?: string }

/** The line under the lock, or the choice once it is open. */
export function PlanPick(pick: Pick) {
  if (pick.locked)
    return (
      <div className={s.pick}>
        <span className={s.quiet}>
          <Icon glyph={lock} size={18} />
        </span>
        <span className={s.quiet}>解锁后查看选项与理由</span>
        <span className={s.end}>{pick.price}</span>
      </div>
    )
  return (
    <div className={s.pick}>
      <span className={s.open}>
        <Icon glyph={unlock} size={18} />
      </span>
      <b>{pick.text}</b>
      {pick.odds && <b className={s.end}>{pick.odds}</b>}
    </div>
  )
}
