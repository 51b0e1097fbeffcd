import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { dateStrip } from '@linmen/domain/match/list/date-strip.ts'
import type { ListTab } from '@linmen/domain/match/list/match-list.ts'
import type { ReactNode } from 'react'
import { useTicking } from '#kit/tick.ts'
import { DateStrip } from '#ui/date-strip/date-strip.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'

interface DayTabsProps {
  readonly tab: ListTab
  readonly counts: { readonly live: number; readonly followed: number }
  readonly today: string
  readonly day: string
  readonly onTab: (tab: ListTab) => void
  readonly onDay: (day: string) => void
  readonly onCalendar: () => void
  /** The heads of the columns. */
  readonly heads: ReactNode
  /** What stands under the days. */
  readonly children: ReactNode
}

/** Tabs with their counts, the days around the chosen one, and the heads of the columns. */
export function DayTabs(props: DayTabsProps) {
  const { tab, counts, today, day, onTab, onDay, onCalendar, heads, children } = props
  const date = useTicking(beijingDay)
  const days = dateStrip({ today, chosen: day, date }).map(({ day: key, label, figure }) => ({
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
          <DateStrip days={days} value={day} onChange={onDay} onCalendar={onCalendar} />
          {children}
        </>
      )}
      {heads}
    </>
  )
}
