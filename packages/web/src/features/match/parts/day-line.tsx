import { addDays } from '@linmen/domain/match/business-day.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { hrefTo } from '#kit/go.ts'
import { chevronRight, close } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './day-line.module.css'

interface DayLineProps {
  readonly sport: Sport
  readonly day: string
  /** The issue of the game the list shows. */
  readonly issue?: string
  /** How many leagues were chosen; null is all of them. */
  readonly leagues: number | null
  readonly onAllLeagues: () => void
}

/** The data centre of each sport. */
const DATA = { football: 'DataIndexPage', basketball: 'DataTabBkPage' } as const

/** From when to when the day runs, the issue that is played, the word that not every league is shown, the way to tables and teams. */
export function DayLine({ sport, day, issue = '', leagues, onAllLeagues }: DayLineProps) {
  return (
    <div className={s.line}>
      <span className={s.day}>
        {day.slice(5)} 12:00 至 {addDays(day, 1).slice(5)} 12:00
      </span>
      {issue !== '' && <span className={s.issue}>{issue}</span>}
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
      <a className={s.data} href={hrefTo(DATA[sport])}>
        数据中心
        <Icon glyph={chevronRight} size={14} />
      </a>
    </div>
  )
}
