import type { House } from '@linmen/contract/kit/codec.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { beijingDay, weekdayWord } from '@linmen/domain/match/business-day.ts'
import {
  calendarRange,
  mayTurn,
  monthWeeks,
  stepDay,
} from '@linmen/domain/match/list/month-calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#kit/read.ts'
import { useTicking } from '#kit/tick.ts'
import { Button } from '#ui/button/button.tsx'
import { MonthCalendar, type CalendarDay } from '#ui/month-calendar/month-calendar.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './calendar-sheet.module.css'

interface CalendarSheetProps {
  readonly sport: Sport
  /** The business day that is on. */
  readonly today: string
  readonly day: string
  readonly onDay: (day: string) => void
  readonly onClose: () => void
}

/** Every day that may be opened, with the matches of those that are known. Mounted while open. */
export function CalendarSheet({ sport, today, day, onDay, onClose }: CalendarSheetProps) {
  const [cursor, setCursor] = useState(day)
  const date = useTicking(beijingDay)
  const range = calendarRange(today)
  const month = cursor.slice(0, 7)
  const known = useQuery(read(matchEndpoints.listDates, { sport, month })).data
  const counts = new Map(known?.dates.map((each) => [each.date, each]))
  const choose = (chosen: string) => {
    onDay(chosen)
    onClose()
  }
  const cellOf = (key: string): CalendarDay => ({
    key,
    figure: String(Number(key.slice(8))),
    ...wordsOf(key, counts.get(key), key === date),
    disabled: key < range.from || key > range.to,
    today: key === date,
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title="选择日期"
      footer={
        <div className={s.footer}>
          <p className={s.note}>{NOTE}</p>
          <Button look="ghost" onClick={() => choose(today)}>
            回到当前比赛日
          </Button>
        </div>
      }
    >
      <MonthCalendar
        title={`${month.slice(0, 4)}年${Number(month.slice(5))}月`}
        weeks={monthWeeks(cursor).map((week) => week.map((key) => (key ? cellOf(key) : null)))}
        value={day}
        cursor={cursor}
        onChoose={choose}
        onStep={(step) => setCursor(stepDay(cursor, step, range))}
        mayGoBack={mayTurn(cursor, 'monthBack', range)}
        mayGoOn={mayTurn(cursor, 'monthOn', range)}
      />
    </Sheet>
  )
}

const NOTE = '数字为全天场次，按中午 12 点分日；带\u00a0+\u00a0的只收录了部分联赛，空白的尚未收录'

type Count = House<typeof matchEndpoints.listDates.output>['dates'][number]

/** A day nobody has told anything of says nothing: it may have matches all the same. */
function wordsOf(day: string, count: Count | undefined, isToday: boolean) {
  const spoken = [`${day.slice(5)} ${weekdayWord(day)}`, isToday && '今天', count && said(count)]
  return {
    label: spoken.filter(Boolean).join('，'),
    note: count ? written(count) : isToday ? '今天' : '',
  }
}

const written = ({ matches, whole }: Count) =>
  whole ? (matches === 0 ? '无' : String(matches)) : `${matches}+`

const said = ({ matches, whole }: Count) =>
  whole ? (matches === 0 ? '没有比赛' : `${matches} 场`) : `已收录 ${matches} 场`
