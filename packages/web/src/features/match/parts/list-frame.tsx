import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { useState, type ReactNode } from 'react'
import { useMatchSettings } from '#sport/match-settings.ts'
import { ShieldChip } from '#sport/shield/shield-chip.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { useListChoice } from '#features/match/list-choice.ts'
import { usePendingFollow } from '#features/match/follow/use-pending-follow.ts'
import { DayLine } from './day-line.tsx'
import { DayTabs } from './day-tabs.tsx'
import { ListSheetsPart } from '#features/match/parts/sheets/list-sheets-part.tsx'
import type { ListSheetsProps, SheetName } from '#features/match/parts/sheets/list-sheets.tsx'
import { ListTop } from './list-top.tsx'
import {
  issueText,
  scopeName,
  scopeOf,
  type Issues,
} from '#features/match/parts/sheets/lotteries.ts'

interface ListFrameProps {
  readonly sport: Sport
  readonly today: string
  readonly day: string
  /** The matches of the day, before any filter. */
  readonly whole: (ListSheetsProps['day'] & Issues) | undefined
  readonly counts: { readonly live: number; readonly followed: number }
  readonly ofTab: ListSheetsProps['ofTab']
  readonly onRefresh: () => Promise<unknown>
  /** The heads of the columns. */
  readonly heads: ReactNode
  readonly children: ReactNode
}

/** What can be chosen about a list, around its rows. */
export function ListFrame(props: ListFrameProps) {
  const { sport, today, day, whole, counts, ofTab, onRefresh, heads, children } = props
  const [settings, changeSettings] = useMatchSettings()
  const [choice, choose, clickTab] = useListChoice(sport)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  usePendingFollow()
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <ListTop
        sport={sport}
        lottery={scopeName(sport, scopeOf(choice))}
        filtered={choice.leagues !== null}
        onOpen={setSheet}
      />
      <DayTabs
        {...{ counts, today, day }}
        tab={choice.tab}
        onTab={clickTab}
        onDay={(chosen) => choose({ day: chosen === today ? null : chosen })}
        onCalendar={() => setSheet('calendar')}
        heads={
          <>
            <ShieldChip />
            {heads}
          </>
        }
      >
        <DayLine
          sport={sport}
          day={day}
          issue={issueText(choice.lottery, whole)}
          leagues={choice.leagues?.length ?? null}
          onAllLeagues={() => choose({ leagues: null })}
        />
      </DayTabs>
      {children}
      <ListSheetsPart
        {...{ sport, today, settings, ofTab }}
        open={sheet}
        onClose={() => setSheet(null)}
        day={whole}
        onSettings={changeSettings}
      />
    </PullToRefresh>
  )
}
