import { dateStrip } from '@linmen/domain/match/date-strip.ts'
import type { ListTab } from '@linmen/domain/match/match-list.ts'
import type { ReactNode } from 'react'
import { DateStrip } from '#ui/date-strip/date-strip.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import s from './day-tabs.module.css'

interface DayTabsProps {
  readonly tab: ListTab
  readonly counts: { readonly live: number; readonly followed: number }
  readonly today: string
  readonly day: string
  readonly onTab: (tab: ListTab) => void
  readonly onDay: (day: string) => void
  /** What stands under the days. */
  readonly children: ReactNode
}

/** Tabs with their counts, the days around the chosen one, and the heads of the columns. */
export function DayTabs({ tab, counts, today, day, onTab, onDay, children }: DayTabsProps) {
  const days = dateStrip(today, day).map(({ day: key, label, figure }) => ({
    key,
    top: label,
    figure,
    label: `${key.slice(5)} ${label}`,
  }))
  return (
    <>
      <Tabs
        label="比赛状态"
        value={tab}
        onChange={onTab}
        items={[
          { key: 'all', label: '全部' },
          { key: 'live', label: '进行中', count: counts.live },
          { key: 'finished', label: '完场' },
          { key: 'scheduled', label: '赛程' },
          { key: 'followed', label: '关注', count: counts.followed },
        ]}
      />
      {tab !== 'followed' && (
        <>
          <DateStrip days={days} value={day} onChange={onDay} onPick={onDay} />
          {children}
        </>
      )}
      <div className={s.heads} aria-hidden="true">
        <span className={s.league}>赛事</span>
        <span>主队 / 客队</span>
        <span className={s.corner}>角</span>
        <span className={s.figure}>半</span>
        <span className={s.figure}>比分</span>
      </div>
    </>
  )
}
