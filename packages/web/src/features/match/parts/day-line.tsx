import { addDays } from '@linmen/domain/match/business-day.ts'
import { close } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './day-line.module.css'

interface DayLineProps {
  readonly day: string
  /** How many leagues were chosen; null is all of them. */
  readonly leagues: number | null
  readonly onAllLeagues: () => void
}

/** From when to when the day runs, and the word that not every league is shown. */
export function DayLine({ day, leagues, onAllLeagues }: DayLineProps) {
  return (
    <div className={s.line}>
      <span>
        {day.slice(5)} 12:00 至 {addDays(day, 1).slice(5)} 12:00
      </span>
      {leagues !== null && (
        <Press
          className={s.filtered}
          aria-label={`已筛选 ${leagues} 个赛事，点击显示全部`}
          onClick={onAllLeagues}
        >
          已筛选 {leagues} 个赛事
          <Icon glyph={close} size={12} />
        </Press>
      )}
    </div>
  )
}
